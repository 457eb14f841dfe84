import { Grid } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import {
  changePasswordForm,
  type ChangePasswordForm as Values,
} from '@vesper/core/contract/password';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { readSessionsAgain } from '../../data/open-session/open-sessions.ts';
import { securityApi } from '../../data/user/security-api.ts';
import { fieldError } from '../../lib/field-error.ts';
import { inBackground } from '../../lib/in-background.ts';
import { showToast } from '../../lib/toast-store.ts';
import type { DialogForm } from '../../ui/FormDialog.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { refusedField } from './refused-field.ts';

/** Asks for the old password and twice for the new one. */
export function ChangePasswordForm({ id, onBusy, onDone }: DialogForm) {
  const [visible, setVisible] = useState(false);
  const form = useForm<Values>({
    resolver: zodResolver(changePasswordForm),
    defaultValues: { currentPassword: '', password: '', confirmPassword: '' },
  });
  const { errors } = form.formState;

  const submit = async ({ currentPassword, password }: Values): Promise<void> => {
    onBusy(true);
    try {
      await securityApi.changePassword({ currentPassword, password });
      const description = 'Your other sessions have ended.';
      showToast({ title: 'Password changed', description, kind: 'success' });
      onDone();
      await readSessionsAgain();
    } catch (error) {
      const { field, message } = refusedField(error, ['password'], 'currentPassword');
      form.setError(field, { message }, { shouldFocus: true });
    } finally {
      onBusy(false);
    }
  };

  return (
    <form id={id} noValidate onSubmit={(event) => inBackground(form.handleSubmit(submit)(event))}>
      <Grid gap="5" py="1" color="fg">
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          visible={visible}
          onToggle={() => setVisible(!visible)}
          error={fieldError(errors.currentPassword)}
          {...form.register('currentPassword')}
        />
        <PasswordField
          label="New password"
          autoComplete="new-password"
          visible={visible}
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
      </Grid>
    </form>
  );
}
