import { Flex } from '@chakra-ui/react';
import { GROUP_SIZE, type TurnOrder } from '@vesper/core/contract/group';
import { TOASTS } from '@vesper/core/contract/toasts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useCharacter } from '../../../data/character/use-character.ts';
import { openGroup } from '../../../data/conversation/open-group.ts';
import { serverMessage } from '../../../lib/api-error.ts';
import { showToast } from '../../../lib/toast-store.ts';
import { useBusy } from '../../../lib/use-busy.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { CharacterPicker } from './CharacterPicker.tsx';
import { ChosenFaces, type Picked } from './ChosenFaces.tsx';
import { TurnOrderPicker } from './TurnOrderPicker.tsx';

export interface GroupDialogProps {
  open: boolean;
  onClose: () => void;
  /** A character that is in from the beginning; '' for nobody. */
  firstId: string;
}

/** Who is to be in a group chat, and who answers in it. */
export function GroupDialog({ open, onClose, firstId }: GroupDialogProps) {
  const navigate = useNavigate();
  const first = useCharacter(firstId === '' ? null : firstId).data;
  const [picked, setPicked] = useState<readonly Picked[]>();
  const [turnOrder, setTurnOrder] = useState<TurnOrder>('named');
  const [busy, run] = useBusy();
  // It stays while it closes, and begins anew when it opens again.
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setPicked(undefined);
  }
  const chosen = picked ?? (first ? [first] : []);
  const missing = GROUP_SIZE.min - chosen.length;

  const begin = async (): Promise<void> => {
    try {
      const characterIds = chosen.map(({ id }) => id);
      const { id } = await openGroup({ characterIds, turnOrder });
      await navigate(`/chat/${id}`, { replace: true });
    } catch (error) {
      const { title, description } = TOASTS.conversationCreateFailed;
      showToast({ title, description: serverMessage(error, description), kind: 'failure' });
    }
  };

  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="md"
      title="Group chat"
      description={`${GROUP_SIZE.min} to ${GROUP_SIZE.max} characters who talk with you and hear each other.`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button loading={busy} disabled={missing > 0} onClick={() => run(begin)}>
            {beginWords(busy, missing)}
          </Button>
        </>
      }
    >
      <Flex direction="column" gap="5">
        <ChosenFaces chosen={chosen} onChange={setPicked} />
        <CharacterPicker
          chosen={chosen.map(({ id }) => id)}
          isFull={chosen.length >= GROUP_SIZE.max}
          onToggle={({ id, name, avatar }) => setPicked(toggled(chosen, { id, name, avatar }))}
        />
        <TurnOrderPicker value={turnOrder} onChange={setTurnOrder} />
      </Flex>
    </Dialog>
  );
}

function toggled(chosen: readonly Picked[], one: Picked): readonly Picked[] {
  const rest = chosen.filter(({ id }) => id !== one.id);
  return rest.length < chosen.length ? rest : [...chosen, one];
}

function beginWords(busy: boolean, missing: number): string {
  if (busy) return 'Beginning...';
  if (missing > 1) return `Choose ${missing} characters`;
  return missing === 1 ? 'Choose one more' : 'Begin';
}
