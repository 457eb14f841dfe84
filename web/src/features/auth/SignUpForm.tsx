import { Grid, chakra } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { signUpForm, type SignUpForm as Values } from '@vesper/core/contract/user';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { TextField } from '../../ui/TextField.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { AuthForm } from './AuthForm.tsx';
import { EmailField } from '../../ui/EmailField.tsx';
import { fieldError } from '../../lib/field-error.ts';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { keepSignUp, keptSignUp } from './kept-form.ts';
import { EXISTS, useSignUp } from './use-sign-up.ts';

const EMPTY: Values = { firstName: '', lastName: '', email: '', password: '', confirmPassword: '' };
const ACTION = { idle: 'Create Account', busy: 'Creating Account...' };

export function SignUpForm() {
  const [visible, setVisible] = useState(false);
  const form = useForm<Values>({
    resolver: zodResolver(signUpForm),
    defaultValues: keptSignUp() ?? EMPTY,
  });
  const { getValues } = form;
  useEffect(() => () => keepSignUp(getValues()), [getValues]);
  const { errors } = form.formState;
  const { submit, busy } = useSignUp(form);
  const field = (name: keyof Values) => ({
    error: fieldError(errors[name]),
    ...form.register(name),
  });

  return (
    <AuthForm onSubmit={form.handleSubmit(submit)} busy={busy} action={ACTION} note={<Agreement />}>
      <Grid gap="4" templateColumns={{ base: '1fr', sm: '1fr 1fr' }}>
        <TextField label="First name" autoComplete="given-name" {...field('firstName')} />
        <TextField label="Last name" autoComplete="family-name" {...field('lastName')} />
      </Grid>
      <EmailField
        {...field('email')}
        {...(errors.email?.type === EXISTS && {
          error: <Known message={errors.email.message} email={getValues('email')} />,
        })}
      />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        visible={visible}
        onToggle={() => setVisible(!visible)}
        {...field('password')}
      />
      <PasswordField
        label="Confirm password"
        autoComplete="new-password"
        visible={visible}
        {...field('confirmPassword')}
      />
    </AuthForm>
  );
}

/** Says that the address has an account, and leads there without typing it again. */
function Known({ message, email }: { message: string | undefined; email: string }) {
  return (
    <>
      {message}{' '}
      <TextLink to="/signin" state={{ email }}>
        Sign in instead
      </TextLink>
    </>
  );
}

function Agreement() {
  return (
    <chakra.p textStyle="small" color="fg.subtle" textAlign="center">
      By creating an account you confirm that you are 18 or older, and agree to the{' '}
      <TextLink to="/tos">Terms</TextLink> and the <TextLink to="/privacy">Privacy Policy</TextLink>
      .
    </chakra.p>
  );
}
