import { Flex, Grid, chakra } from '@chakra-ui/react';
import { LIMITS } from '@vesper/core/contract/limits';
import type { UserView } from '@vesper/core/contract/user';
import { useState } from 'react';
import { inBackground } from '../../lib/in-background.ts';
import { fieldIssue, serverMessage } from '../../lib/api-error.ts';
import { setUser } from '../../data/user/session.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { showToast } from '../../lib/toast-store.ts';
import { userApi } from '../../data/user/user-api.ts';

const orNull = (text: string): string | null => text.trim() || null;

/** First and last name. What was typed stays when saving fails. */
export function EditNames({ user, onDone }: { user: UserView; onDone: () => void }) {
  const [first, setFirst] = useState(user.firstName ?? '');
  const [last, setLast] = useState(user.lastName ?? '');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();

  const save = async (): Promise<void> => {
    setBusy(true);
    setFailure(undefined);
    try {
      setUser(await userApi.update({ firstName: orNull(first), lastName: orNull(last) }));
      showToast({ title: 'Profile Updated', description: 'Your name is saved.', kind: 'success' });
      onDone();
    } catch (error) {
      setBusy(false);
      setFailure(error);
      const description = serverMessage(error, 'Failed to update your profile. Please try again.');
      showToast({ title: 'Update Failed', description, kind: 'failure' });
    }
  };

  return (
    <chakra.form
      onSubmit={(event) => {
        event.preventDefault();
        inBackground(save());
      }}
    >
      <Grid gap="4" templateColumns={{ base: '1fr', sm: '1fr 1fr' }}>
        <TextField
          label="First name"
          autoComplete="given-name"
          maxLength={LIMITS.nameMax}
          value={first}
          error={fieldIssue(failure, 'firstName')}
          onChange={(event) => setFirst(event.target.value)}
        />
        <TextField
          label="Last name"
          autoComplete="family-name"
          maxLength={LIMITS.nameMax}
          value={last}
          error={fieldIssue(failure, 'lastName')}
          onChange={(event) => setLast(event.target.value)}
        />
      </Grid>
      <Flex gap="3" mt="5" justify="flex-end">
        <Button variant="ghost" onClick={onDone}>
          Cancel
        </Button>
        <Button type="submit" loading={busy}>
          {busy ? 'Saving...' : 'Save'}
        </Button>
      </Flex>
    </chakra.form>
  );
}
