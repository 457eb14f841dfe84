import { Box, chakra } from '@chakra-ui/react';
import type { DeskMember } from '@vesper/core/contract/desk/member';
import { Badge } from '../../../ui/Badge.tsx';
import type { Column } from '../grid/column.ts';
import { When } from '../When.tsx';
import { planWord, ROLE_WORDS } from '../words.ts';
import { memberState } from './member-state.ts';

export const MEMBER_COLUMNS: readonly Column<DeskMember>[] = [
  {
    id: 'email',
    header: 'Member',
    draw: ({ email, name }) => (
      <>
        <Line>{email}</Line>
        {name !== null && (
          <Line textStyle="caption" color="fg.subtle">
            {name}
          </Line>
        )}
      </>
    ),
    order: ({ email }) => email,
    inCard: 'title',
  },
  {
    id: 'role',
    header: 'Role',
    draw: ({ role }) =>
      role === 'member' ? <Quiet>Member</Quiet> : <Badge tone="accent">{ROLE_WORDS[role]}</Badge>,
    order: ({ role }) => role,
    width: 130,
  },
  {
    id: 'plan',
    header: 'Plan',
    draw: ({ plan }) => planWord(plan),
    order: ({ plan }) => plan,
    width: 90,
  },
  {
    id: 'tokens',
    header: 'Tokens',
    draw: ({ tokens }) => (
      <Box as="span" fontVariantNumeric="tabular-nums">
        {tokens.toLocaleString('en')}
      </Box>
    ),
    order: ({ tokens }) => tokens,
    width: 110,
    isNumber: true,
  },
  {
    id: 'state',
    header: 'State',
    draw: (member) => <State member={member} />,
    order: (member) => memberState(member)?.word ?? '',
    width: 160,
    inCard: 'aside',
  },
  {
    id: 'joined',
    header: 'Joined',
    draw: ({ createdAt }) => <When at={createdAt} />,
    order: ({ createdAt }) => createdAt,
    width: 120,
  },
];

const Line = chakra('span', { base: { display: 'block', truncate: true, lineHeight: '1.35' } });
const Quiet = chakra('span', { base: { color: 'fg.subtle' } });

export function State({ member }: { member: DeskMember }) {
  const state = memberState(member);
  return state ? <Badge tone={state.tone}>{state.word}</Badge> : null;
}
