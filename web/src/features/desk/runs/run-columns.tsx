import { chakra } from '@chakra-ui/react';
import type { DeskRun } from '@vesper/core/contract/desk/run';
import type { RunStatus } from '@vesper/core/contract/run';
import { Badge } from '../../../ui/Badge.tsx';
import type { Column } from '../grid/column.ts';
import { When } from '../When.tsx';
import { RUN_KIND_WORDS, RUN_STATUS_WORDS } from '../words.ts';
import { took } from './took.ts';

const TONES = {
  queued: 'neutral',
  running: 'accent',
  completed: 'positive',
  failed: 'danger',
  stopped: 'caution',
} as const satisfies Record<RunStatus, string>;

export function RunState({ status }: Pick<DeskRun, 'status'>) {
  return <Badge tone={TONES[status]}>{RUN_STATUS_WORDS[status]}</Badge>;
}

const Quiet = chakra('span', { base: { color: 'fg.subtle' } });
const NONE = <Quiet>–</Quiet>;

export const RUN_COLUMNS: readonly Column<DeskRun>[] = [
  {
    id: 'kind',
    header: 'Kind',
    draw: ({ kind }) => RUN_KIND_WORDS[kind],
    order: ({ kind }) => RUN_KIND_WORDS[kind],
    width: 125,
    inCard: 'title',
  },
  {
    id: 'status',
    header: 'State',
    draw: ({ status }) => <RunState status={status} />,
    order: ({ status }) => RUN_STATUS_WORDS[status],
    width: 130,
    inCard: 'aside',
  },
  {
    id: 'failure',
    header: 'Reason',
    draw: ({ failure }) => failure ?? NONE,
    order: ({ failure }) => failure ?? '',
  },
  {
    id: 'model',
    header: 'Model',
    draw: ({ modelId }) => modelId ?? NONE,
    order: ({ modelId }) => modelId ?? '',
    width: 140,
  },
  {
    id: 'price',
    header: 'Tokens',
    draw: ({ price, isRefunded }) => (isRefunded ? <s>{price}</s> : price),
    order: ({ price }) => price,
    width: 95,
    isNumber: true,
  },
  {
    id: 'took',
    header: 'Took',
    draw: (run) => took(run)?.words ?? NONE,
    order: (run) => took(run)?.ms ?? 0,
    width: 95,
    isNumber: true,
  },
  {
    id: 'at',
    header: 'Asked',
    draw: ({ createdAt }) => <When at={createdAt} />,
    order: ({ createdAt }) => createdAt,
    width: 110,
  },
];
