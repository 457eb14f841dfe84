import { Box, Flex, chakra } from '@chakra-ui/react';
import type { IdentityView, SecurityView } from '@vesper/core/contract/account-security';
import { KeyRound, Unlink } from 'lucide-react';
import { useState } from 'react';
import { securityApi } from '../../data/security/security.ts';
import { providerApi } from '../../data/user/provider.ts';
import { relativeDate } from '../../lib/relative-date.ts';
import { Button } from '../../ui/Button.tsx';
import { DeleteDialog } from '../../ui/DeleteDialog.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { SecurityCard } from './SecurityCard.tsx';
import { sayFailed, useChange } from './use-change.ts';

type Props = Pick<SecurityView, 'provider' | 'identities'>;

/** Sign-ins at the operator's service that open this account. */
export function IdentitiesCard({ provider, identities }: Props) {
  const { busy, change } = useChange();
  if (provider === null && identities.length === 0) return null;
  const name = provider?.name ?? 'another service';
  return (
    <SecurityCard
      icon={<KeyRound size={22} />}
      title={`Sign in with ${name}`}
      text="A sign-in there opens this account once you have linked it here."
      action={
        provider && (
          <Button variant="secondary" loading={busy} onClick={() => change(providerApi.link)}>
            Link
          </Button>
        )
      }
    >
      {identities.length === 0 ? undefined : (
        <chakra.ul listStyleType="none" aria-label="Linked sign-ins">
          {identities.map((identity) => (
            <Row key={identity.id} identity={identity} />
          ))}
        </chakra.ul>
      )}
    </SecurityCard>
  );
}

function Row({ identity }: { identity: IdentityView }) {
  const [leaving, setLeaving] = useState(false);
  const { id, email, createdAt } = identity;
  const name = email ?? 'Linked sign-in';
  const unlink = async (): Promise<boolean> => {
    try {
      await securityApi.unlink(id);
      return true;
    } catch (error) {
      sayFailed(error);
      return false;
    }
  };
  return (
    <Flex as="li" align="center" gap="2" py="3" borderTopWidth="1px">
      <Box flex="1" minW="0">
        <chakra.p truncate>{name}</chakra.p>
        <chakra.p textStyle="caption" color="fg.subtle">
          Linked: {relativeDate(createdAt, new Date())}
        </chakra.p>
      </Box>
      <IconButton label={`Unlink ${name}`} onClick={() => setLeaving(true)}>
        <Unlink size={16} />
      </IconButton>
      <DeleteDialog
        open={leaving}
        title={`Unlink ${name}?`}
        description="It opens this account no longer."
        confirm="Unlink"
        onDelete={unlink}
        onClose={() => setLeaving(false)}
      />
    </Flex>
  );
}
