import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx';

export function DeleteAccount({ userId }: { userId: string }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="secondary" color="fg.error" onClick={() => setAsking(true)}>
        Delete account
      </Button>
      <DeleteAccountDialog userId={userId} open={asking} onClose={() => setAsking(false)} />
    </>
  );
}
