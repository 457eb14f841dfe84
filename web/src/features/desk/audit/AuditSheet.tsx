import { chakra } from '@chakra-ui/react';
import type { DeskAuditEntry } from '@vesper/core/contract/desk/audit';
import { SideSheet } from '../../../ui/SideSheet.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { deskPath } from '../desk-path.ts';
import { Facts, type Fact } from '../Facts.tsx';
import { fullTime } from '../When.tsx';
import { actorWords } from './audit-words.ts';

const WAYS: Record<DeskAuditEntry['way'], string> = {
  desk: 'At the desk',
  key: 'With a key',
  command: 'By a command at the machine',
  system: 'By itself',
};

/** One entry of the log in full. */
export function AuditSheet({ entry, onClose }: { entry: DeskAuditEntry; onClose: () => void }) {
  const { seq, at, action, way, reason, details, from, failed, hash } = entry;
  const further = Object.entries(details).map(([name, value]): Fact => [name, String(value)]);
  return (
    <SideSheet open onClose={onClose} title={action} description={`Entry ${seq}, ${fullTime(at)}`}>
      <Facts
        facts={[
          ['By', actorWords(entry)],
          ['Way', WAYS[way]],
          ['To', <Target key="to" entry={entry} />],
          ['Reason', reason],
          ...further,
          ['From', from],
          ['Failed', failed === null ? null : `The step of entry ${failed} did not come to pass.`],
          ['Hash', <Mono key="hash">{hash}</Mono>],
        ]}
      />
    </SideSheet>
  );
}

const Mono = chakra('code', { base: { fontFamily: 'mono', textStyle: 'caption' } });

function Target({ entry: { targetKind, targetId } }: { entry: DeskAuditEntry }) {
  if (targetKind === null) return '–';
  if ((targetKind === 'member' || targetKind === 'user') && targetId !== null) {
    return <TextLink to={`${deskPath('members')}/${targetId}`}>{targetId}</TextLink>;
  }
  return `${targetKind} ${targetId ?? ''}`;
}
