import { CircleCheck, CircleAlert, ShieldCheck } from 'lucide-react';
import type { DeskAuditProof } from '@vesper/core/contract/desk/audit';
import { useState } from 'react';
import { proveAudit } from '../../../data/desk/desk-audit.ts';
import { serverMessage } from '../../../lib/api-error.ts';
import { count } from '../../../lib/format.ts';
import { showToast } from '../../../lib/toast-store.ts';
import { useBusy } from '../../../lib/use-busy.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Notice } from '../../../ui/Notice.tsx';

/** Goes over the whole chain and says where it breaks, if it does. */
export function ProofButton() {
  const [busy, run] = useBusy();
  const [proof, setProof] = useState<DeskAuditProof>();
  const prove = async (): Promise<void> => {
    try {
      setProof(await proveAudit());
    } catch (error) {
      const description = serverMessage(error, 'Check your connection and try again.');
      showToast({ title: 'The log could not be checked', description, kind: 'failure' });
    }
  };
  return (
    <>
      <Button
        variant="secondary"
        icon={<ShieldCheck size={17} />}
        loading={busy}
        onClick={() => run(prove)}
      >
        Check the chain
      </Button>
      <Dialog
        open={proof !== undefined}
        onClose={() => setProof(undefined)}
        title={proof?.brokenAt === null ? 'The chain holds' : 'The chain is broken'}
      >
        {proof && <Outcome proof={proof} />}
      </Dialog>
    </>
  );
}

function Outcome({ proof: { entries, brokenAt, problem } }: { proof: DeskAuditProof }) {
  if (brokenAt === null) {
    return (
      <Notice mb="6" bg="positive.subtle" color="fg.success">
        <CircleCheck size={16} aria-hidden />
        {count(entries, 'entry', 'entries')}, each with the hash of the one before it.
      </Notice>
    );
  }
  return (
    <Notice tone="danger" mb="6">
      <CircleAlert size={16} aria-hidden />
      <span>
        Entry {brokenAt} does not fit. {problem}
      </span>
    </Notice>
  );
}
