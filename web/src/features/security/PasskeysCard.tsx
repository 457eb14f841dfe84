import { Box, Flex, chakra } from '@chakra-ui/react';
import type { PasskeyView } from '@vesper/core/contract/account-security';
import { Fingerprint, Pencil, Trash2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { securityApi } from '../../data/security/security.ts';
import { relativeDate } from '../../lib/relative-date.ts';
import { showToast } from '../../lib/toast-store.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { DeleteDialog } from '../../ui/DeleteDialog.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { PasskeyNameDialog } from './lazy-parts.ts';
import { SecurityCard } from './SecurityCard.tsx';
import { sayFailed } from './use-change.ts';

const TEXT =
  'Sign in with your fingerprint, your face or the lock of your screen. ' +
  'A passkey cannot be guessed, nor given away to a false page.';

type Asked = { what: 'add' } | { what: 'rename' | 'remove'; passkey: PasskeyView };

/** The passkeys of this account. */
export function PasskeysCard({ passkeys }: { passkeys: readonly PasskeyView[] }) {
  const [asked, setAsked] = useState<Asked>();
  const close = (): void => setAsked(undefined);
  return (
    <SecurityCard
      icon={<Fingerprint size={22} />}
      title="Passkeys"
      text={TEXT}
      badge={passkeys.length > 0 && <Badge tone="positive">{passkeys.length}</Badge>}
    >
      {passkeys.length > 0 && (
        <Box as="ul" listStyleType="none" mb="4" borderTopWidth="1px">
          {passkeys.map((passkey) => (
            <Row key={passkey.id} passkey={passkey} onAsk={setAsked} />
          ))}
        </Box>
      )}
      <Button variant="secondary" onClick={() => setAsked({ what: 'add' })}>
        Add a passkey
      </Button>
      <Suspense>{asked && <Asking asked={asked} onClose={close} />}</Suspense>
    </SecurityCard>
  );
}

interface RowProps {
  passkey: PasskeyView;
  onAsk: (asked: Asked) => void;
}

function Row({ passkey, onAsk }: RowProps) {
  const { name, isSynced, createdAt, lastUsedAt } = passkey;
  const now = new Date();
  const used =
    lastUsedAt === null
      ? `Added: ${relativeDate(createdAt, now)}`
      : `Last used: ${relativeDate(lastUsedAt, now)}`;
  return (
    <Flex as="li" align="center" gap="2" py="3" borderBottomWidth="1px">
      <Box flex="1" minW="0">
        <chakra.p truncate>{name}</chakra.p>
        <chakra.p textStyle="caption" color="fg.subtle">
          {used}
          {isSynced && ' · kept on several devices'}
        </chakra.p>
      </Box>
      <IconButton label={`Rename ${name}`} onClick={() => onAsk({ what: 'rename', passkey })}>
        <Pencil size={16} />
      </IconButton>
      <IconButton label={`Remove ${name}`} onClick={() => onAsk({ what: 'remove', passkey })}>
        <Trash2 size={16} />
      </IconButton>
    </Flex>
  );
}

function Asking({ asked, onClose }: { asked: Asked; onClose: () => void }) {
  if (asked.what === 'add') {
    return (
      <PasskeyNameDialog
        title="Add a passkey"
        submit="Continue"
        name="This device"
        onName={securityApi.addPasskey}
        onClose={onClose}
      />
    );
  }
  const { id, name } = asked.passkey;
  if (asked.what === 'rename') {
    return (
      <PasskeyNameDialog
        title="Rename the passkey"
        submit="Save"
        name={name}
        onName={(given) => securityApi.renamePasskey(id, given)}
        onClose={onClose}
      />
    );
  }
  const remove = async (): Promise<boolean> => {
    try {
      await securityApi.removePasskey(id);
    } catch (error) {
      sayFailed(error);
      return false;
    }
    showToast({ title: 'The passkey is removed', kind: 'success' });
    return true;
  };
  return (
    <DeleteDialog
      open
      title={`Remove ${name}?`}
      description="It opens this account no longer. Your device may still offer it: delete it there as well."
      confirm="Remove"
      onDelete={remove}
      onClose={onClose}
    />
  );
}
