import { Grid } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { signInRequest, type SignInRequest } from '@vesper/core/contract/user';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { fieldError } from './field-error.ts';
import { PasswordField } from './PasswordField.tsx';
import { useSignIn } from './use-sign-in.ts';

export function SignInForm() {
  const [visible, setVisible] = useState(false);
  const form = useForm<SignInRequest>({
    resolver: zodResolver(signInRequest),
    defaultValues: { email: '', password: '' },
  });
  const { errors } = form.formState;
  const { submit, busy } = useSignIn();

  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(submit)(event)}>
      <Grid gap="4">
        <TextField
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="email"
          error={fieldError(errors.email)}
          {...form.register('email')}
        />
        <PasswordField
          label="Password"
          autoComplete="current-password"
          visible={visible}
          onToggle={() => setVisible(!visible)}
          error={fieldError(errors.password)}
          {...form.register('password')}
        />
        <Button type="submit" size="lg" block loading={busy} mt="2">
          {busy ? 'Signing In...' : 'Sign In'}
        </Button>
      </Grid>
    </form>
  );
}
