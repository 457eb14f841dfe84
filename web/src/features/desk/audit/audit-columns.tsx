import { Box, chakra } from '@chakra-ui/react';
import type { DeskAuditEntry } from '@vesper/core/contract/desk/audit';
import { Badge } from '../../../ui/Badge.tsx';
import type { Column } from '../grid/column.ts';
import { When } from '../When.tsx';
import { actorWords, targetWords } from './audit-words.ts';

const Quiet = chakra('span', { base: { color: 'fg.subtle' } });

export const AUDIT_COLUMNS: readonly Column<DeskAuditEntry>[] = [
  {
    id: 'seq',
    header: 'No.',
    draw: ({ seq }) => <Quiet fontVariantNumeric="tabular-nums">{seq}</Quiet>,
    order: ({ seq }) => seq,
    width: 80,
    inCard: 'none',
  },
  {
    id: 'action',
    header: 'Step',
    draw: ({ action, failed }) => (
      <>
        {action}
        {failed !== null && (
          <Badge tone="danger" ms="2">
            failed
          </Badge>
        )}
      </>
    ),
    order: ({ action }) => action,
    width: 180,
    inCard: 'title',
  },
  {
    id: 'actor',
    header: 'By',
    draw: (entry) => actorWords(entry),
    order: actorWords,
    width: 200,
  },
  {
    id: 'target',
    header: 'To',
    draw: (entry) => <Quiet>{targetWords(entry)}</Quiet>,
    order: targetWords,
    width: 150,
  },
  {
    id: 'reason',
    header: 'Reason',
    draw: ({ reason }) => <Box truncate>{reason ?? <Quiet>–</Quiet>}</Box>,
    order: ({ reason }) => reason ?? '',
  },
  {
    id: 'at',
    header: 'When',
    draw: ({ at }) => <When at={at} />,
    order: ({ at }) => at,
    width: 105,
    inCard: 'aside',
  },
];
