import { Flex } from '@chakra-ui/react';
import { reason as reasonSchema } from '@vesper/core/contract/desk/common';
import { LIMITS } from '@vesper/core/contract/limits';
import { CircleAlert } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { hasCode, serverMessage } from '../../../lib/api-error.ts';
import { showToast } from '../../../lib/toast-store.ts';
import { useBusy } from '../../../lib/use-busy.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';

interface StepDialogProps {
  onClose: () => void;
  title: string;
  /** Says what comes of it, and for whom. */
  description: ReactNode;
  /** Fields of this step, above the reason. */
  children?: ReactNode;
  /** The words of the button: what is done, and to whom. */
  confirm: string;
  isDanger?: boolean;
  /** Keeps the button still while a field above is not right. */
  isReady?: boolean;
  /** Said when it is done. */
  done: string;
  onStep: (given: { reason: string }) => Promise<unknown>;
  /** Somebody else was quicker: what is on screen has to be read again. */
  onConflict?: () => Promise<unknown>;
}

/**
 * One step at the desk, with its reason for the audit log. Stays open while it fails, so that
 * nothing has to be written twice. Mount it when it is wanted: it begins empty.
 */
export function StepDialog(props: StepDialogProps) {
  const { onClose, title, description, children, confirm } = props;
  const { isDanger = false, isReady = true } = props;
  const form = useId();
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const { busy, failure, take } = useStep(props);
  const parsed = reasonSchema.safeParse(reason);
  const objection = tried ? parsed.error?.issues[0]?.message : undefined;

  const submit = (): void => {
    setTried(true);
    if (parsed.success && isReady) take({ reason: parsed.data });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      description={description}
      size="md"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={form}
            variant={isDanger ? 'danger' : 'primary'}
            loading={busy}
            maxW="full"
            overflow="hidden"
            textOverflow="ellipsis"
          >
            {confirm}
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Flex direction="column" gap="4" pt="2">
          {children}
          <TextArea
            label="Reason"
            hint="Kept in the audit log. Name nobody in it."
            error={objection}
            value={reason}
            max={LIMITS.deskReasonMax}
            minRows={2}
            onChange={(event) => setReason(event.target.value)}
          />
          <Failed failure={failure} />
        </Flex>
      </form>
    </Dialog>
  );
}

function Failed({ failure }: { failure: unknown }) {
  if (failure === undefined) return null;
  return (
    <Notice tone="danger" role="alert">
      <CircleAlert size={16} aria-hidden />
      {serverMessage(failure, 'That did not work. Check your connection and try again.')}
    </Notice>
  );
}

function useStep({ onStep, onConflict, onClose, done }: StepDialogProps) {
  const [busy, run] = useBusy();
  const [failure, setFailure] = useState<unknown>();
  const take = (given: { reason: string }): void =>
    run(async () => {
      setFailure(undefined);
      try {
        await onStep(given);
      } catch (error) {
        setFailure(error);
        if (hasCode(error, 'changed_meanwhile')) await onConflict?.();
        return;
      }
      showToast({ title: done, kind: 'success' });
      onClose();
    });
  return { busy, failure, take };
}
