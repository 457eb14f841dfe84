import { deskTokensRequest } from '@vesper/core/contract/desk/member';
import { LIMITS } from '@vesper/core/contract/limits';
import { useState } from 'react';
import { deskMembers } from '../../../data/desk/desk-members.ts';
import { count } from '../../../lib/format.ts';
import { TextField } from '../../../ui/TextField.tsx';
import { StepDialog } from '../steps/StepDialog.tsx';
import type { MemberDialogProps } from './member-dialog.ts';

const amount = deskTokensRequest.shape.tokens;

interface Way {
  way: 'credit' | 'take';
  title: string;
  verb: string;
  to: string;
  done: string;
}

const CREDIT: Way = {
  way: 'credit',
  title: 'Credit tokens',
  verb: 'Credit',
  to: 'to',
  done: 'credited',
};
const TAKE: Way = {
  way: 'take',
  title: 'Take tokens back',
  verb: 'Take',
  to: 'from',
  done: 'taken back',
};

export const CreditDialog = (props: MemberDialogProps) => <TokensDialog {...props} how={CREDIT} />;
export const TakeDialog = (props: MemberDialogProps) => <TokensDialog {...props} how={TAKE} />;

function TokensDialog({ member, onClose, how }: MemberDialogProps & { how: Way }) {
  const { way, title, verb, to, done } = how;
  const [text, setText] = useState('');
  // The same for every try of this step: one that was lost on its way back is not done twice.
  const [requestId] = useState(() => crypto.randomUUID());
  const parsed = amount.safeParse(text.trim() === '' ? NaN : Number(text));
  const isTooMuch = way === 'take' && parsed.success && parsed.data > member.tokens;
  const objection = isTooMuch
    ? `There are only ${member.tokens.toLocaleString('en')}.`
    : parsed.error?.issues[0]?.message;
  const words = parsed.success ? count(parsed.data, 'token') : 'tokens';
  return (
    <StepDialog
      onClose={onClose}
      title={title}
      description={`${member.email} has ${count(member.tokens, 'token')}${owed(member.debt)}.`}
      confirm={`${verb} ${words} ${to} ${member.email}`}
      isDanger={way === 'take'}
      isReady={parsed.success && !isTooMuch}
      done={`${words} ${done}`}
      onStep={({ reason }) =>
        deskMembers.move(member.id, way, { tokens: parsed.data ?? 0, reason, requestId })
      }
    >
      <TextField
        label="Tokens"
        inputMode="numeric"
        autoComplete="off"
        value={text}
        maxLength={String(LIMITS.deskTokensMax).length + 1}
        error={text === '' ? undefined : objection}
        hint={`A whole number up to ${LIMITS.deskTokensMax.toLocaleString('en')}.`}
        onChange={(event) => setText(event.target.value)}
      />
    </StepDialog>
  );
}

const owed = (debt: number): string => (debt > 0 ? ` and owes ${debt.toLocaleString('en')}` : '');
