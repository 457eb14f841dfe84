import { Flex } from '@chakra-ui/react';
import { MailCheck, Mail } from 'lucide-react';
import { useState } from 'react';
import { usePublicConfig } from '../../data/config/public-config.ts';
import { securityApi } from '../../data/user/security-api.ts';
import { useUser } from '../../data/user/session.ts';
import { serverMessage } from '../../lib/api-error.ts';
import { inBackground } from '../../lib/in-background.ts';
import { showToast } from '../../lib/toast-store.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { ChangeEmailForm } from './ChangeEmailForm.tsx';
import { linkSent } from './link-sent.ts';
import { SecurityCard } from './SecurityCard.tsx';

/** The address: confirmed or not, and the way to another one. */
export function EmailCard() {
  const { email, emailVerifiedAt } = useUser();
  const config = usePublicConfig();
  const [changing, setChanging] = useState(false);
  const [busy, setBusy] = useState(false);

  const send = async (): Promise<void> => {
    setBusy(true);
    try {
      await securityApi.sendVerification();
      showToast(linkSent(config, email));
    } catch (error) {
      const description = serverMessage(error, 'The link could not be sent. Please try again.');
      showToast({ title: 'Not sent', description, kind: 'failure' });
    } finally {
      setBusy(false);
    }
  };

  return (
    <SecurityCard
      icon={<Mail size={22} />}
      title="E-mail address"
      text={email}
      badge={
        emailVerifiedAt === null ? (
          <Badge tone="caution">Not confirmed</Badge>
        ) : (
          <Badge tone="positive">Confirmed</Badge>
        )
      }
    >
      <Flex gap="3" mt="4" wrap="wrap">
        <Button variant="secondary" onClick={() => setChanging(true)}>
          Change address
        </Button>
        {emailVerifiedAt === null && (
          <Button
            variant="ghost"
            icon={<MailCheck size={17} aria-hidden />}
            loading={busy}
            onClick={() => inBackground(send())}
          >
            Send a link to confirm it
          </Button>
        )}
      </Flex>
      <FormDialog
        open={changing}
        onClose={() => setChanging(false)}
        title="Change your address"
        submit="Send the link"
        sending="Sending..."
      >
        {(form) => <ChangeEmailForm {...form} />}
      </FormDialog>
    </SecurityCard>
  );
}
