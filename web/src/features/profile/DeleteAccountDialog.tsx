import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { inBackground } from '../../lib/in-background.ts';
import { fieldIssue, serverMessage } from '../../lib/api-error.ts';
import { clearDrafts } from '../../lib/drafts.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useSecurity } from '../../data/security/security.ts';
import { userApi } from '../../data/user/user-api.ts';

const FAILED = 'Your account could not be deleted. Please try again.';
const GOES = [
  'your conversations, characters and stories',
  'your pictures, the public ones too, and the likes on them',
  'your photos and everything made from them',
  'your tokens',
];

interface Props {
  userId: string;
  open: boolean;
  onClose: () => void;
}

/** Says what goes, and asks for the password. */
export function DeleteAccountDialog({ userId, open, onClose }: Props) {
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  // Whoever has none is asked for another proof by the call itself.
  const { hasPassword = true } = useSecurity().data ?? {};

  const close = (): void => {
    setPassword('');
    setError(undefined);
    onClose();
  };

  const remove = async (): Promise<void> => {
    if (hasPassword && password === '') {
      setError('Password is required');
      return;
    }
    setBusy(true);
    try {
      await userApi.remove(password || undefined);
      clearDrafts(userId);
      location.assign('/');
    } catch (failure) {
      setBusy(false);
      setError(fieldIssue(failure, 'password') ?? serverMessage(failure, FAILED));
    }
  };

  return (
    <Dialog
      open={open}
      onClose={close}
      role="alertdialog"
      title="Delete your account?"
      description="This cannot be undone. It deletes at once:"
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            Keep my account
          </Button>
          <Button type="submit" form="delete-account" variant="danger" loading={busy}>
            {busy ? 'Deleting...' : 'Delete account'}
          </Button>
        </>
      }
    >
      <chakra.ul ps="5" mb="5" listStyleType="disc">
        {GOES.map((what) => (
          <li key={what}>{what}</li>
        ))}
      </chakra.ul>
      <chakra.p mb="5" textStyle="small" color="fg.muted">
        A copy of what was reported for the safety of a child, or because it shows a real person,
        stays with the moderators alone until they have decided.
      </chakra.p>
      <form
        id="delete-account"
        onSubmit={(event) => {
          event.preventDefault();
          inBackground(remove());
        }}
      >
        {hasPassword ? (
          <TextField
            label="Password"
            type="password"
            autoComplete="current-password"
            value={password}
            error={error}
            onChange={(event) => setPassword(event.target.value)}
          />
        ) : (
          error !== undefined && (
            <Notice tone="danger" role="alert">
              {error}
            </Notice>
          )
        )}
      </form>
    </Dialog>
  );
}
