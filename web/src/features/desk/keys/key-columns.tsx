import { chakra } from '@chakra-ui/react';
import type { DeskKey } from '@vesper/core/contract/desk/key';
import { count } from '../../../lib/format.ts';
import { Badge } from '../../../ui/Badge.tsx';
import type { Column } from '../grid/column.ts';
import { When } from '../When.tsx';

const Mono = chakra('code', { base: { fontFamily: 'mono', textStyle: 'caption' } });

export const KEY_COLUMNS: readonly Column<DeskKey>[] = [
  {
    id: 'name',
    header: 'Name',
    draw: ({ name }) => name,
    order: ({ name }) => name,
    inCard: 'title',
  },
  { id: 'prefix', header: 'Begins', draw: ({ prefix }) => <Mono>{prefix}…</Mono>, width: 150 },
  {
    id: 'owner',
    header: 'Of',
    draw: ({ ownerEmail }) => ownerEmail ?? 'nobody any more',
    order: ({ ownerEmail }) => ownerEmail ?? '',
    width: 200,
  },
  {
    id: 'scopes',
    header: 'May do',
    draw: ({ scopes }) => count(scopes.length, 'thing'),
    order: ({ scopes }) => scopes.length,
    width: 110,
  },
  {
    id: 'used',
    header: 'Last used',
    draw: ({ lastUsedAt }) => (lastUsedAt === null ? 'Never' : <When at={lastUsedAt} />),
    order: ({ lastUsedAt }) => lastUsedAt ?? '',
    width: 120,
  },
  {
    id: 'state',
    header: 'State',
    draw: (key) => <KeyState of={key} />,
    order: (key) => keyState(key, new Date()),
    width: 120,
    inCard: 'aside',
  },
];

type Ends = Pick<DeskKey, 'expiresAt' | 'revokedAt'>;

function keyState({ expiresAt, revokedAt }: Ends, now: Date): 'valid' | 'expired' | 'revoked' {
  if (revokedAt !== null) return 'revoked';
  return expiresAt !== null && Date.parse(expiresAt) <= now.getTime() ? 'expired' : 'valid';
}

const STATES = {
  valid: { word: 'Valid', tone: 'positive' },
  expired: { word: 'Expired', tone: 'neutral' },
  revoked: { word: 'Revoked', tone: 'danger' },
} as const;

function KeyState({ of }: { of: Ends }) {
  const { word, tone } = STATES[keyState(of, new Date())];
  return <Badge tone={tone}>{word}</Badge>;
}
