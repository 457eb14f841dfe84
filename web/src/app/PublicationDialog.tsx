import { PUBLICATION_CONSENT } from '@vesper/core/contract/likeness';
import type { Question } from '../data/image/publication.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';

/** Asked each time a picture that shows its owner is about to become public. */
export function PublicationDialog({ question }: { question: Question }) {
  return (
    <Dialog
      open
      onClose={() => question.answer(false)}
      role="alertdialog"
      title={PUBLICATION_CONSENT.title}
      description={PUBLICATION_CONSENT.statements.join(' ')}
      footer={
        <>
          <Button variant="secondary" onClick={() => question.answer(false)}>
            Keep it private
          </Button>
          <Button onClick={() => question.answer(true)}>Yes, make it public</Button>
        </>
      }
    />
  );
}
