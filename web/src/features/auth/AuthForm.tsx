import { Grid } from '@chakra-ui/react';
import type { ReactNode, SubmitEvent } from 'react';
import { inBackground } from '../../lib/in-background.ts';
import { Button } from '../../ui/Button.tsx';

interface Props {
  onSubmit: (event: SubmitEvent) => Promise<void>;
  busy: boolean;
  /** The words of the button, at rest and while the form is on its way. */
  action: { idle: string; busy: string };
  /** The fields. */
  children: ReactNode;
  /** Stands below the button. */
  note?: ReactNode;
}

/** The fields of an account, the one button below them, and what is to be known first. */
export function AuthForm({ onSubmit, busy, action, children, note }: Props) {
  return (
    <form noValidate onSubmit={(event) => inBackground(onSubmit(event))}>
      <Grid gap="4">
        {children}
        <Button type="submit" size="lg" block loading={busy} mt="2">
          {busy ? action.busy : action.idle}
        </Button>
        {note}
      </Grid>
    </form>
  );
}
