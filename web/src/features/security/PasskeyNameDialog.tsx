import { LIMITS } from '@vesper/core/contract/limits';
import { useState } from 'react';
import { hasCode, serverMessage } from '../../lib/api-error.ts';
import { inBackground } from '../../lib/in-background.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { TextField } from '../../ui/TextField.tsx';

export interface PasskeyNameProps {
  title: string;
  submit: string;
  name: string;
  onName: (name: string) => Promise<unknown>;
  onClose: () => void;
}

const FAILED = 'No passkey was made. Try again, or use another device.';

/** A name by which somebody knows a passkey among others. */
export function PasskeyNameDialog({
  title,
  submit,
  name: first,
  onName,
  onClose,
}: PasskeyNameProps) {
  const [name, setName] = useState(first);
  const [error, setError] = useState<string>();
  const send = async (onBusy: (busy: boolean) => void): Promise<void> => {
    if (name.trim() === '') return setError('Give it a name that you will know it by.');
    onBusy(true);
    setError(undefined);
    try {
      await onName(name.trim());
      onClose();
    } catch (failure) {
      if (!hasCode(failure, 'step_up_required')) setError(serverMessage(failure, FAILED));
    } finally {
      onBusy(false);
    }
  };
  return (
    <FormDialog open onClose={onClose} title={title} submit={submit}>
      {({ id, onBusy }) => (
        <form
          id={id}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            inBackground(send(onBusy));
          }}
        >
          <TextField
            label="Name"
            value={name}
            error={error}
            maxLength={LIMITS.passkeyNameMax}
            onChange={(event) => setName(event.target.value)}
          />
        </form>
      )}
    </FormDialog>
  );
}
