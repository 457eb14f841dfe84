import { Grid, chakra } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { changeEmailRequest, type ChangeEmailRequest } from '@vesper/core/contract/email-address';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { usePublicConfig } from '../../data/config/public-config.ts';
import { securityApi } from '../../data/user/security-api.ts';
import { fieldError } from '../../lib/field-error.ts';
import { inBackground } from '../../lib/in-background.ts';
import { showToast } from '../../lib/toast-store.ts';
import { EmailField } from '../../ui/EmailField.tsx';
import type { DialogForm } from '../../ui/FormDialog.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { linkSent } from './link-sent.ts';
import { refusedField } from './refused-field.ts';

/** Asks for the new address, and for the password: whoever has the address has the account. */
export function ChangeEmailForm({ id, onBusy, onDone }: DialogForm) {
  const config = usePublicConfig();
  const [visible, setVisible] = useState(false);
  const form = useForm<ChangeEmailRequest>({
    resolver: zodResolver(changeEmailRequest),
    defaultValues: { email: '', password: '' },
  });
  const { errors } = form.formState;

  const submit = async (values: ChangeEmailRequest): Promise<void> => {
    onBusy(true);
    try {
      await securityApi.changeEmail(values);
      showToast(linkSent(config, values.email));
      onDone();
    } catch (error) {
      const { field, message } = refusedField(error, ['email', 'password'], 'password');
      form.setError(field, { message }, { shouldFocus: true });
    } finally {
      onBusy(false);
    }
  };

  return (
    <form id={id} noValidate onSubmit={(event) => inBackground(form.handleSubmit(submit)(event))}>
      <Grid gap="5" py="1" color="fg">
        <chakra.p textStyle="small" color="fg.muted">
          Your address changes once you open the link at the new one. The old one gets a link too,
          which takes the change back for a week.
        </chakra.p>
        <EmailField
          label="New address"
          error={fieldError(errors.email)}
          {...form.register('email')}
        />
        <PasswordField
          label="Your password"
          autoComplete="current-password"
          visible={visible}
          onToggle={() => setVisible(!visible)}
          error={fieldError(errors.password)}
          {...form.register('password')}
        />
      </Grid>
    </form>
  );
}
