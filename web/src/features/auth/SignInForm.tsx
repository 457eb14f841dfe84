import { zodResolver } from '@hookform/resolvers/zod';
import { signInRequest, type SignInRequest } from '@vesper/core/contract/user';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLocation } from 'react-router';
import { AuthForm } from './AuthForm.tsx';
import { EmailField } from '../../ui/EmailField.tsx';
import { fieldError } from '../../lib/field-error.ts';
import { carriedEmail } from './kept-form.ts';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { useSignIn } from './use-sign-in.ts';

const ACTION = { idle: 'Sign In', busy: 'Signing In...' };

interface Props {
  /** The password was right, and a code is asked for as well. */
  onTicket: (ticket: string) => void;
}

export function SignInForm({ onTicket }: Props) {
  const [visible, setVisible] = useState(false);
  const [email] = useState(carriedEmail(useLocation().state));
  const form = useForm<SignInRequest>({
    resolver: zodResolver(signInRequest),
    defaultValues: { email, password: '' },
  });
  const { errors } = form.formState;
  const { submit, busy } = useSignIn(form.setError, onTicket);
  const field = (name: keyof SignInRequest) => ({
    error: fieldError(errors[name]),
    ...form.register(name),
  });

  return (
    <AuthForm onSubmit={form.handleSubmit(submit)} busy={busy} action={ACTION}>
      <EmailField {...field('email')} />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        autoFocus={email !== ''}
        visible={visible}
        onToggle={() => setVisible(!visible)}
        {...field('password')}
      />
    </AuthForm>
  );
}
