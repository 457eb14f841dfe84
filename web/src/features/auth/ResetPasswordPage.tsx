import { zodResolver } from '@hookform/resolvers/zod';
import { resetPasswordForm, type ResetPasswordForm } from '@vesper/core/contract/password';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLocation } from 'react-router';
import { securityApi } from '../../data/user/security-api.ts';
import { fieldIssue, serverMessage } from '../../lib/api-error.ts';
import { fieldError } from '../../lib/field-error.ts';
import { showToastAfterReload } from '../../lib/toast-store.ts';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { AuthForm } from './AuthForm.tsx';
import { AuthLayout } from './AuthLayout.tsx';

const ACTION = { idle: 'Set the new password', busy: 'Setting it...' };
const FAILED = 'The password could not be changed. Please try again.';

/** /reset#<token>: where the link of a mail leads that somebody asked for. */
export function ResetPasswordPage() {
  return (
    <AuthLayout
      title="A new password"
      lead="Setting it signs you out everywhere."
      footer={
        <>
          Did the link not work? <TextLink to="/forgot">Ask for a new one</TextLink>
        </>
      }
    >
      <ResetForm />
    </AuthLayout>
  );
}

function ResetForm() {
  const token = useLocation().hash.slice(1);
  const [visible, setVisible] = useState(false);
  const form = useForm<ResetPasswordForm>({
    resolver: zodResolver(resetPasswordForm),
    defaultValues: { password: '', confirmPassword: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const submit = async ({ password }: ResetPasswordForm): Promise<void> => {
    try {
      await securityApi.resetPassword({ token, password });
      const description = 'Sign in with your new one.';
      showToastAfterReload({ title: 'Password changed', description, kind: 'success' });
      location.assign('/signin');
    } catch (error) {
      const issue = fieldIssue(error, 'password') ?? fieldIssue(error, 'token');
      const message = issue ?? serverMessage(error, FAILED);
      form.setError('password', { message }, { shouldFocus: true });
    }
  };
  return (
    <AuthForm onSubmit={form.handleSubmit(submit)} busy={isSubmitting} action={ACTION}>
      <PasswordField
        label="New password"
        autoComplete="new-password"
        autoFocus
        visible={visible}
        onToggle={() => setVisible(!visible)}
        error={fieldError(errors.password)}
        {...form.register('password')}
      />
      <PasswordField
        label="New password again"
        autoComplete="new-password"
        visible={visible}
        error={fieldError(errors.confirmPassword)}
        {...form.register('confirmPassword')}
      />
    </AuthForm>
  );
}
