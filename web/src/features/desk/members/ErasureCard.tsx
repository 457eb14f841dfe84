import { Flex, chakra } from '@chakra-ui/react';
import type { DeskMemberDetails } from '@vesper/core/contract/desk/member';
import { Download, Trash2 } from 'lucide-react';
import { useMay } from '../../../data/desk/desk-access.ts';
import { recordAddress } from '../../../data/desk/desk-members.ts';
import { useUser } from '../../../data/user/session.ts';
import { saveFile } from '../../../lib/download.ts';
import { clockTime } from '../../../lib/format.ts';
import { showToast } from '../../../lib/toast-store.ts';
import { useBusy } from '../../../lib/use-busy.ts';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { Panel } from '../overview/Panel.tsx';
import type { OnMemberStep } from './member-step.ts';

interface Props {
  member: DeskMemberDetails;
  onStep: OnMemberStep;
}

/** The record of the account as a file, and its end. */
export function ErasureCard({ member, onStep }: Props) {
  const mayExport = useMay('members.export');
  const mayErase = useMay('members.erase');
  if (!mayExport && !mayErase) return null;
  return (
    <Panel title="Record and erasure">
      <Flex direction="column" gap="3" px={{ base: '4', md: '5' }} pb="3">
        {member.erasure === 'begun' && <Notice tone="danger">The account is being erased.</Notice>}
        <Asked member={member} mayErase={mayErase} onStep={onStep} />
        <Flex gap="2" wrap="wrap">
          {mayExport && <Export id={member.id} />}
          {mayErase && member.erasure === 'none' && (
            <Button
              size="sm"
              variant="secondary"
              color="fg.error"
              icon={<Trash2 size={15} />}
              onClick={() => onStep('erase')}
            >
              Erase account
            </Button>
          )}
        </Flex>
      </Flex>
    </Panel>
  );
}

function Asked({ member, mayErase, onStep }: Props & { mayErase: boolean }) {
  const me = useUser().id;
  const { erasureAsked } = member;
  if (!erasureAsked) return null;
  const isMine = erasureAsked.askedBy === me;
  return (
    <Notice tone="danger" flexDirection="column" gap="2">
      <chakra.p>
        {isMine ? 'You asked' : 'Another operator asked'} for this account to be erased. It begins
        at {clockTime(erasureAsked.dueAt)}, or when a second operator confirms.
      </chakra.p>
      {mayErase && (
        <Flex gap="2" wrap="wrap">
          <Button size="sm" variant="secondary" onClick={() => onStep('cancel-erasure')}>
            Cancel erasure
          </Button>
          {!isMine && (
            <Button size="sm" variant="danger" onClick={() => onStep('confirm-erasure')}>
              Confirm erasure
            </Button>
          )}
        </Flex>
      )}
    </Notice>
  );
}

function Export({ id }: { id: string }) {
  const [busy, run] = useBusy();
  const save = async (): Promise<void> => {
    try {
      await saveFile(recordAddress(id), `account-${id}.json`);
    } catch {
      showToast({ title: 'The record could not be made', kind: 'failure' });
    }
  };
  return (
    <Button
      size="sm"
      variant="secondary"
      icon={<Download size={15} />}
      loading={busy}
      onClick={() => run(save)}
    >
      Export record
    </Button>
  );
}
