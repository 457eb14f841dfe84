import { LockKeyhole } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';
import { SecurityCard } from './SecurityCard.tsx';

/** The password, and the way to another one. */
export function PasswordCard() {
  const [changing, setChanging] = useState(false);
  return (
    <SecurityCard
      icon={<LockKeyhole size={22} />}
      title="Password"
      text="A new one signs you out everywhere else."
      action={
        <Button variant="secondary" onClick={() => setChanging(true)}>
          Change password
        </Button>
      }
    >
      <FormDialog
        open={changing}
        onClose={() => setChanging(false)}
        title="Change your password"
        submit="Change password"
        sending="Changing..."
      >
        {(form) => <ChangePasswordForm {...form} />}
      </FormDialog>
    </SecurityCard>
  );
}
