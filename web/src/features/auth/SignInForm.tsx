import { zodResolver } from '@hookform/resolvers/zod';
import { signInRequest, type SignInRequest } from '@vesper/core/contract/user';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLocation } from 'react-router';
import { AuthForm } from './AuthForm.tsx';
import { EmailField } from './EmailField.tsx';
import { fieldError } from './field-error.ts';
import { carriedEmail } from './kept-form.ts';
import { PasswordField } from './PasswordField.tsx';
import { useSignIn } from './use-sign-in.ts';

const ACTION = { idle: 'Sign In', busy: 'Signing In...' };

export function SignInForm() {
  const [visible, setVisible] = useState(false);
  const [email] = useState(carriedEmail(useLocation().state));
  const form = useForm<SignInRequest>({
    resolver: zodResolver(signInRequest),
    defaultValues: { email, password: '' },
  });
  const { errors } = form.formState;
  const { submit, busy } = useSignIn(form.setError);
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
