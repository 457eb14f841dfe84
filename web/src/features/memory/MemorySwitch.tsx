import type { MemoryKeeper } from '@vesper/core/contract/memory';
import { setMemorySwitch } from '../../data/memory/memories.ts';
import { serverMessage } from '../../lib/api-error.ts';
import { showToast } from '../../lib/toast-store.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { Notice } from '../../ui/Notice.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { TextLink } from '../../ui/TextLink.tsx';

interface Props {
  keeper: MemoryKeeper;
  isAnythingOn: boolean;
}

/** Says whether anything is noted and used here, and what that means. */
export function MemorySwitch({ keeper, isAnythingOn }: Props) {
  const { characterId, character, isOn } = keeper;
  const [busy, run] = useBusy();
  const set = async (on: boolean): Promise<void> => {
    try {
      await setMemorySwitch(characterId, on);
    } catch (error) {
      const description = serverMessage(error, 'Failed to change this. Please try again.');
      showToast({ title: 'Error', description, kind: 'failure' });
    }
  };
  if (characterId !== null && !isAnythingOn) {
    return (
      <Notice tone="caution">
        <span>
          Memory is switched off, so nobody notes or uses anything.{' '}
          <TextLink to="/memory">Switch it on in general</TextLink>
        </span>
      </Notice>
    );
  }
  if (characterId !== null && !character) return null;
  return (
    <Switch
      label={characterId === null ? 'Remember me' : `Let ${character?.name ?? ''} remember me`}
      hint={hintOf(characterId, isOn)}
      checked={isOn}
      disabled={busy}
      onChange={(on) => run(() => set(on))}
    />
  );
}

function hintOf(characterId: string | null, isOn: boolean): string {
  if (!isOn) return 'Nothing new is noted, and what is here is not used.';
  return characterId === null
    ? 'Companions note what matters in talks and use it in replies. Never in temporary chats.'
    : 'Notes what matters in your talks and uses it in replies. Never in temporary chats.';
}
