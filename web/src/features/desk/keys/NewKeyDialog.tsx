import { Box, Flex, chakra } from '@chakra-ui/react';
import {
  DESK_ACTION_NAMES,
  DESK_ACTIONS,
  type DeskActionName,
} from '@vesper/core/contract/desk/actions';
import { createKeyRequest } from '@vesper/core/contract/desk/key';
import { LIMITS } from '@vesper/core/contract/limits';
import { Check, CircleAlert, Copy } from 'lucide-react';
import { useId, useState } from 'react';
import { useDeskAccess } from '../../../data/desk/desk-access.ts';
import { makeDeskKey } from '../../../data/desk/desk-keys.ts';
import { serverMessage } from '../../../lib/api-error.ts';
import { useBusy } from '../../../lib/use-busy.ts';
import { useCopy } from '../../../lib/use-copy.ts';
import { Button } from '../../../ui/Button.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { ChipPicker } from '../../../ui/ChipPicker.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { optionsOf } from '../words.ts';
import { KEY_LIVES, keyEnd, type KeyLife } from './key-end.ts';

const LIFE_WORDS: Record<KeyLife, string> = {
  month: '30 days',
  quarter: '90 days',
  year: 'A year',
  open: 'No end',
};
const LIFE_OPTIONS = optionsOf(KEY_LIVES, (life) => LIFE_WORDS[life]);

/** Makes a key, then shows it: once. */
export function NewKeyDialog({ onClose }: { onClose: () => void }) {
  const [key, setKey] = useState<string>();
  return key === undefined ? (
    <KeyForm onClose={onClose} onMade={setKey} />
  ) : (
    <MadeKey value={key} onClose={onClose} />
  );
}

interface FormProps {
  onClose: () => void;
  onMade: (key: string) => void;
}

function KeyForm({ onClose, onMade }: FormProps) {
  const form = useId();
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly DeskActionName[]>([]);
  const [life, setLife] = useState<KeyLife>('quarter');
  const [objection, setObjection] = useState<string>();
  const [busy, run] = useBusy();

  const make = async (): Promise<void> => {
    const expiresAt = keyEnd(life, new Date());
    const asked = createKeyRequest.safeParse({ name, scopes, expiresAt });
    if (!asked.success) {
      setObjection(asked.error.issues[0]?.message);
      return;
    }
    try {
      onMade((await makeDeskKey(asked.data)).key);
    } catch (error) {
      setObjection(serverMessage(error, 'No key was made. Check your connection and try again.'));
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      size="md"
      title="New key"
      description="It belongs to you, and ends with your role."
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} loading={busy}>
            Make key
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          run(make);
        }}
      >
        <Flex direction="column" gap="5" pt="2">
          <TextField
            label="Name"
            hint="What it is for: 'nightly figures'."
            value={name}
            maxLength={LIMITS.nameMax}
            autoComplete="off"
            onChange={(event) => setName(event.target.value)}
          />
          <ChipPicker label="Ends after" value={life} options={LIFE_OPTIONS} onChange={setLife} />
          <Scopes chosen={scopes} onChange={setScopes} />
          {objection !== undefined && (
            <Notice tone="danger" role="alert">
              <CircleAlert size={16} aria-hidden />
              {objection}
            </Notice>
          )}
        </Flex>
      </form>
    </Dialog>
  );
}

interface ScopesProps {
  chosen: readonly DeskActionName[];
  onChange: (scopes: readonly DeskActionName[]) => void;
}

function Scopes({ chosen, onChange }: ScopesProps) {
  const mine = useDeskAccess().data?.actions ?? [];
  const names = DESK_ACTION_NAMES.filter((name) => mine.includes(name));
  return (
    <chakra.fieldset border="0" p="0" m="0">
      <chakra.legend textStyle="label" mb="1" color="fg">
        It may
      </chakra.legend>
      <Box columnGap="4" columnCount={{ base: 1, sm: 2 }} textStyle="small">
        {names.map((name) => (
          <Box key={name} breakInside="avoid">
            <Checkbox
              checked={chosen.includes(name)}
              onChange={(isChosen) =>
                onChange(isChosen ? [...chosen, name] : chosen.filter((one) => one !== name))
              }
            >
              {DESK_ACTIONS[name].does}
            </Checkbox>
          </Box>
        ))}
      </Box>
    </chakra.fieldset>
  );
}

function MadeKey({ value, onClose }: { value: string; onClose: () => void }) {
  const { copied, copy } = useCopy(value);
  return (
    <Dialog
      open
      onClose={onClose}
      // A click beside it must not lose what nothing shows again.
      role="alertdialog"
      size="md"
      title="Your new key"
      description="Copy it now: it is not shown again, and nobody can read it out of the product."
      footer={
        <>
          <Button icon={copied ? <Check size={17} /> : <Copy size={17} />} onClick={copy}>
            {copied ? 'Copied' : 'Copy key'}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            Done
          </Button>
        </>
      }
    >
      <chakra.code
        display="block"
        p="4"
        my="2"
        borderRadius="md"
        bg="bg.field"
        borderWidth="1px"
        color="fg"
        fontFamily="mono"
        textStyle="small"
        overflowWrap="anywhere"
        userSelect="all"
      >
        {value}
      </chakra.code>
    </Dialog>
  );
}
