import { DESK_ACTIONS } from '@vesper/core/contract/desk/actions';
import type { DeskKey } from '@vesper/core/contract/desk/key';
import { useState } from 'react';
import { useMay } from '../../../data/desk/desk-access.ts';
import { revokeDeskKey } from '../../../data/desk/desk-keys.ts';
import { serverMessage } from '../../../lib/api-error.ts';
import { showToast } from '../../../lib/toast-store.ts';
import { useBusy } from '../../../lib/use-busy.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { SideSheet } from '../../../ui/SideSheet.tsx';
import { Facts } from '../Facts.tsx';
import { fullTime } from '../When.tsx';

const at = (time: string | null) => (time === null ? null : fullTime(time));

/** One key: what it may do, and the way to end it. */
export function KeySheet({ of, onClose }: { of: DeskKey; onClose: () => void }) {
  const may = useMay('keys.change');
  const [asks, setAsks] = useState(false);
  const scopes = of.scopes.map((scope) => DESK_ACTIONS[scope].does);
  return (
    <SideSheet open onClose={onClose} title={of.name} description={`Begins with ${of.prefix}`}>
      <Facts
        facts={[
          ['Of', of.ownerEmail],
          ['May', scopes.join(' · ')],
          ['Made', at(of.createdAt)],
          ['Last used', at(of.lastUsedAt) ?? 'Never'],
          ['Ends', at(of.expiresAt) ?? 'Not by itself'],
          ['Revoked', at(of.revokedAt)],
        ]}
      />
      {may && of.revokedAt === null && (
        <Button size="sm" variant="danger" mt="6" onClick={() => setAsks(true)}>
          Revoke
        </Button>
      )}
      <RevokeDialog of={of} open={asks} onClose={() => setAsks(false)} />
    </SideSheet>
  );
}

function RevokeDialog({ of, open, onClose }: { of: DeskKey; open: boolean; onClose: () => void }) {
  const [busy, run] = useBusy();
  const revoke = async (): Promise<void> => {
    try {
      await revokeDeskKey(of.id);
      showToast({ title: 'The key is revoked', kind: 'success' });
      onClose();
    } catch (error) {
      const description = serverMessage(error, 'Check your connection and try again.');
      showToast({ title: 'The key was not revoked', description, kind: 'failure' });
    }
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      role="alertdialog"
      title={`Revoke ${of.name}?`}
      description="Scripts that show it are refused from now on. It cannot be made valid again."
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Keep it
          </Button>
          <Button variant="danger" loading={busy} onClick={() => run(revoke)}>
            Revoke {of.name}
          </Button>
        </>
      }
    />
  );
}
