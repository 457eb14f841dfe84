import { Grid } from '@chakra-ui/react';
import { createCodeRequest } from '@vesper/core/contract/desk/promo-code';
import { useState } from 'react';
import { makeDeskCode } from '../../../data/desk/desk-codes.ts';
import { TextField } from '../../../ui/TextField.tsx';
import { fromLocal } from '../announcements/local-time.ts';
import { StepDialog } from '../steps/StepDialog.tsx';
import { NumberField } from './NumberField.tsx';
import { wholeNumber } from './whole-number.ts';

const EMPTY = { code: '', tokens: '10', limit: '100', endsAt: '', note: '' };

/** Stands for the reason, which the dialog itself asks for. */
const ANY_REASON = 'Any reason';

/** Makes a promotional code. */
export function NewCodeDialog({ onClose }: { onClose: () => void }) {
  const [fields, setFields] = useState(EMPTY);
  const set = (changes: Partial<typeof EMPTY>): void => setFields({ ...fields, ...changes });
  const asked = (reason: string) => {
    const { code, tokens, limit, endsAt, note } = fields;
    return createCodeRequest.safeParse({
      ...(code.trim() !== '' && { code }),
      ...{ tokens: wholeNumber(tokens), limit: wholeNumber(limit), reason },
      ...{ expiresAt: fromLocal(endsAt), note: note.trim() === '' ? null : note },
    });
  };
  const checked = asked(ANY_REASON);
  const objectionTo = (name: string) =>
    checked.error?.issues.find(({ path }) => path[0] === name)?.message;
  return (
    <StepDialog
      onClose={onClose}
      title="New code"
      description="Each member can redeem it once, until it is used up or over."
      confirm="Make code"
      isReady={checked.success}
      done="The code is made"
      onStep={async ({ reason }) => {
        const { data } = asked(reason);
        if (data) await makeDeskCode(data);
      }}
    >
      <Grid gap="4" templateColumns={{ base: '1fr', sm: '1fr 1fr' }}>
        <TextField
          label="Code"
          hint="Empty: one is made up."
          error={objectionTo('code')}
          value={fields.code}
          autoComplete="off"
          onChange={(event) => set({ code: event.target.value })}
        />
        <TextField
          label="Ends"
          hint="Empty: not by itself."
          type="datetime-local"
          value={fields.endsAt}
          onChange={(event) => set({ endsAt: event.target.value })}
        />
        <NumberField
          label="Tokens for each"
          value={fields.tokens}
          error={objectionTo('tokens')}
          onChange={(tokens) => set({ tokens })}
        />
        <NumberField
          label="Members at most"
          value={fields.limit}
          error={objectionTo('limit')}
          onChange={(limit) => set({ limit })}
        />
      </Grid>
      <TextField
        label="Note"
        hint="For operators alone."
        value={fields.note}
        onChange={(event) => set({ note: event.target.value })}
      />
    </StepDialog>
  );
}
