import { Ban } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { setBlocked } from '../../data/user/blocks.ts';
import { serverMessage } from '../../lib/api-error.ts';
import { showToast } from '../../lib/toast-store.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { IconButton } from '../../ui/IconButton.tsx';

const WORDS =
  'Neither of you then sees what the other has made public. You can take it back in your ' +
  'profile, under Reports.';

/** Blocks a creator, once that was confirmed. */
export function BlockButton({ id, name }: { id: string; name: string }) {
  const [open, setOpen] = useState(false);
  const [busy, run] = useBusy();
  const navigate = useNavigate();
  const close = (): void => setOpen(false);
  const block = async (): Promise<void> => {
    try {
      await setBlocked(id, true);
      showToast({ title: `${name} is blocked`, kind: 'success' });
      await navigate('/gallery');
    } catch (error) {
      const title = serverMessage(error, 'That did not work. Please try again.');
      showToast({ title, kind: 'failure' });
    }
  };
  return (
    <>
      <IconButton label={`Block ${name}`} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Ban size={17} />
      </IconButton>
      <Dialog
        open={open}
        onClose={close}
        role="alertdialog"
        title={`Block ${name}?`}
        description={WORDS}
        footer={
          <>
            <Button variant="secondary" onClick={close}>
              Cancel
            </Button>
            <Button loading={busy} onClick={() => run(block)}>
              Block
            </Button>
          </>
        }
      />
    </>
  );
}
