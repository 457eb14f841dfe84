import { Grid, chakra } from '@chakra-ui/react';
import type { CreatorView } from '@vesper/core/contract/creator';
import { Gift } from 'lucide-react';
import { useRef, useState, type SubmitEvent } from 'react';
import { usePublicConfig } from '../../data/config/public-config.ts';
import { giveTokens } from '../../data/token/give-tokens.ts';
import { useUser } from '../../data/user/session.ts';
import { serverMessage } from '../../lib/api-error.ts';
import { count } from '../../lib/format.ts';
import { inBackground } from '../../lib/in-background.ts';
import { showToast } from '../../lib/toast-store.ts';
import { Button } from '../../ui/Button.tsx';
import { FormDialog, type DialogForm } from '../../ui/FormDialog.tsx';
import { TextField } from '../../ui/TextField.tsx';

interface Props {
  creator: Pick<CreatorView, 'id' | 'isOwn'>;
  name: string;
}

/** Gives tokens to somebody whose pictures one likes; only where the operator allows gifts. */
export function GiftButton({ creator, name }: Props) {
  const gifts = usePublicConfig()?.gifts ?? null;
  const [open, setOpen] = useState(false);
  if (gifts === null || creator.isOwn) return null;
  return (
    <>
      <Button
        variant="secondary"
        icon={<Gift size={17} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        Give tokens
      </Button>
      <FormDialog
        open={open}
        onClose={() => setOpen(false)}
        title={`Give tokens to ${name}`}
        submit="Give"
        sending="Giving..."
      >
        {(form) => <GiftForm {...form} to={creator.id} name={name} perDay={gifts.perDay} />}
      </FormDialog>
    </>
  );
}

interface FormProps extends DialogForm {
  to: string;
  name: string;
  perDay: number;
}

function GiftForm({ id, onBusy, onDone, to, name, perDay }: FormProps) {
  const { tokens: balance } = useUser();
  const [amount, setAmount] = useState('1');
  const [problem, setProblem] = useState<string>();
  // Sent again after a lost answer it is the same gift; another amount is another one.
  const request = useRef({ amount: '', requestId: '' });
  const send = async (): Promise<void> => {
    if (request.current.amount !== amount) {
      request.current = { amount, requestId: crypto.randomUUID() };
    }
    const { requestId } = request.current;
    onBusy(true);
    try {
      await giveTokens({ userId: to, tokens: Number(amount), requestId });
      request.current.amount = '';
      const description = `${name} has ${count(Number(amount), 'token')} more.`;
      showToast({ title: 'Given', description, kind: 'success' });
      onDone();
    } catch (error) {
      setProblem(serverMessage(error, 'This could not be given. Please try again.'));
    } finally {
      onBusy(false);
    }
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    inBackground(send());
  };
  return (
    <form id={id} noValidate onSubmit={submit}>
      <Grid gap="4" py="1" color="fg">
        <chakra.p color="fg.muted">
          You have {count(balance, 'token')}, and can give away {perDay} a day. What is given is
          given.
        </chakra.p>
        <TextField
          label="Tokens"
          type="number"
          inputMode="numeric"
          min={1}
          max={Math.min(perDay, balance)}
          value={amount}
          error={problem}
          onChange={(event) => {
            setAmount(event.target.value);
            setProblem(undefined);
          }}
        />
      </Grid>
    </form>
  );
}
