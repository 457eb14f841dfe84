import { chakra } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { forgotPasswordRequest, type ForgotPasswordRequest } from '@vesper/core/contract/password';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLocation } from 'react-router';
import { usePublicConfig } from '../../data/config/public-config.ts';
import { securityApi } from '../../data/user/security-api.ts';
import { serverMessage } from '../../lib/api-error.ts';
import { fieldError } from '../../lib/field-error.ts';
import { EmailField } from '../../ui/EmailField.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { AuthForm } from './AuthForm.tsx';
import { AuthLayout } from './AuthLayout.tsx';
import { carriedEmail } from './kept-form.ts';

const ACTION = { idle: 'Send the link', busy: 'Sending...' };
const ASK = {
  title: 'Forgot your password?',
  lead: 'Tell us your address, then choose a new one.',
};
const BY_MAIL = { title: 'Look into your mail', lead: 'It can take a minute to arrive.' };
const BY_HAND = { title: 'Ask for your link', lead: 'It works once, and for an hour.' };
const FAILED = 'The link could not be sent. Please try again.';

/** /forgot: the way to a link for a new password. It never says if there is such an account. */
export function ForgotPasswordPage() {
  const [sentTo, setSentTo] = useState<string>();
  const config = usePublicConfig();
  const sent = config?.mail === false ? BY_HAND : BY_MAIL;
  return (
    <AuthLayout
      {...(sentTo === undefined ? ASK : sent)}
      footer={<TextLink to="/signin">Back to sign-in</TextLink>}
    >
      {sentTo === undefined ? (
        <AskForm onSent={setSentTo} />
      ) : (
        <chakra.p role="status">
          If there is an account for <strong>{sentTo}</strong>,{' '}
          {sent === BY_HAND
            ? `its link is with ${config?.support}. No mail is sent here: ask them for it.`
            : 'a link is on its way to it. It works once, and for an hour.'}
        </chakra.p>
      )}
    </AuthLayout>
  );
}

function AskForm({ onSent }: { onSent: (email: string) => void }) {
  const [email] = useState(carriedEmail(useLocation().state));
  const form = useForm<ForgotPasswordRequest>({
    resolver: zodResolver(forgotPasswordRequest),
    defaultValues: { email },
  });
  const { errors, isSubmitting } = form.formState;
  const submit = async (values: ForgotPasswordRequest): Promise<void> => {
    try {
      await securityApi.forgotPassword(values);
      onSent(values.email);
    } catch (error) {
      form.setError('email', { message: serverMessage(error, FAILED) }, { shouldFocus: true });
    }
  };
  return (
    <AuthForm onSubmit={form.handleSubmit(submit)} busy={isSubmitting} action={ACTION}>
      <EmailField error={fieldError(errors.email)} {...form.register('email')} />
    </AuthForm>
  );
}
