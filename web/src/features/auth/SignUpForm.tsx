import { Grid, chakra } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { signUpForm, type SignUpForm as Values } from '@vesper/core/contract/user';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { fieldError } from './field-error.ts';
import { PasswordField } from './PasswordField.tsx';
import { useSignUp } from './use-sign-up.ts';

const empty: Values = { firstName: '', lastName: '', email: '', password: '', confirmPassword: '' };

export function SignUpForm() {
  const [visible, setVisible] = useState(false);
  const form = useForm<Values>({ resolver: zodResolver(signUpForm), defaultValues: empty });
  const { errors } = form.formState;
  const { submit, busy } = useSignUp(form.setError);

  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(submit)(event)}>
      <Grid gap="4">
        <Grid gap="4" templateColumns={{ base: '1fr', sm: '1fr 1fr' }}>
          <TextField
            label="First name"
            autoComplete="given-name"
            error={fieldError(errors.firstName)}
            {...form.register('firstName')}
          />
          <TextField
            label="Last name"
            autoComplete="family-name"
            error={fieldError(errors.lastName)}
            {...form.register('lastName')}
          />
        </Grid>
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
          autoComplete="new-password"
          visible={visible}
          onToggle={() => setVisible(!visible)}
          error={fieldError(errors.password)}
          {...form.register('password')}
        />
        <PasswordField
          label="Confirm password"
          autoComplete="new-password"
          visible={visible}
          error={fieldError(errors.confirmPassword)}
          {...form.register('confirmPassword')}
        />
        <Button type="submit" size="lg" block loading={busy} mt="2">
          {busy ? 'Creating Account...' : 'Create Account'}
        </Button>
        <chakra.p textStyle="small" color="fg.subtle" textAlign="center">
          By creating an account you confirm that you are 18 or older, and agree to the{' '}
          <TextLink to="/tos">Terms</TextLink> and the{' '}
          <TextLink to="/privacy">Privacy Policy</TextLink>.
        </chakra.p>
      </Grid>
    </form>
  );
}
