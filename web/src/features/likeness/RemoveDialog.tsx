import { Flex, chakra } from '@chakra-ui/react';
import type { LikenessRemoval, LikenessView } from '@vesper/core/contract/likeness';
import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { inBackground } from '../../lib/in-background.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { SegmentedControl } from '../../ui/SegmentedControl.tsx';
import { removalReceipt } from './removal-receipt.ts';
import { removeLikenesses } from '../../data/likeness/remove-likenesses.ts';
import type { PicturesChoice } from '../../data/likeness/likeness-api.ts';

/** A wish to delete: one likeness, or all of them and the consent. */
export type Removal = LikenessView | 'everything';

interface Props {
  removal: Removal | undefined;
  onClose: () => void;
}

/** Asks what becomes of the pictures, deletes, and says what went. */
export function RemoveDialog({ removal, onClose }: Props) {
  // The words stay while the dialog closes; a new question starts from nothing.
  const [asked, setAsked] = useState(removal);
  const [round, setRound] = useState(0);
  if (removal !== undefined && removal !== asked) {
    setAsked(removal);
    setRound(round + 1);
  }
  return asked === undefined ? null : (
    <Question key={round} removal={asked} open={removal !== undefined} onClose={onDone} />
  );

  function onDone(): void {
    setAsked(undefined);
    onClose();
  }
}

const CHOICES = [
  { value: 'keep', label: 'Keep them' },
  { value: 'delete', label: 'Delete them too' },
] as const;

interface QuestionProps {
  removal: Removal;
  open: boolean;
  onClose: () => void;
}

function Question({ removal, open, onClose }: QuestionProps) {
  const [pictures, setPictures] = useState<PicturesChoice>('keep');
  const [state, setState] = useState<'asking' | 'deleting' | 'failed'>('asking');
  const [gone, setGone] = useState<LikenessRemoval>();
  const all = removal === 'everything';

  const remove = async (): Promise<void> => {
    setState('deleting');
    try {
      setGone(await removeLikenesses(all ? undefined : removal.id, pictures));
    } catch {
      setState('failed');
    }
  };

  if (gone) {
    return (
      <Dialog
        open={open}
        onClose={onClose}
        title="Deleted"
        description={
          all ? 'Your consent is withdrawn as well. The next photo asks again.' : undefined
        }
        footer={<Button onClick={onClose}>Done</Button>}
      >
        <Flex as="ul" direction="column" gap="1.5" listStyleType="none" role="status" color="fg">
          {removalReceipt(gone).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </Flex>
      </Dialog>
    );
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      role="alertdialog"
      title={all ? 'Delete everything?' : 'Delete this photo?'}
      description={
        all
          ? 'All your photos, every copy of them, and work that is under way. Your consent is withdrawn.'
          : 'The photo, every copy of it, and work that is under way with it.'
      }
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button
            variant="danger"
            loading={state === 'deleting'}
            onClick={() => inBackground(remove())}
          >
            {state === 'deleting' ? 'Deleting...' : all ? 'Delete everything' : 'Delete'}
          </Button>
        </>
      }
    >
      <SegmentedControl
        label={`Pictures made with ${all ? 'your photos' : 'it'}`}
        value={pictures}
        options={CHOICES}
        onChange={setPictures}
      />
      <chakra.p textStyle="small" mt="2">
        {pictures === 'keep'
          ? 'They stay in your gallery, as private or public as they are.'
          : 'They go for you and everyone else. This cannot be undone.'}
      </chakra.p>
      {state === 'failed' && (
        <Notice tone="danger" role="alert" mt="3">
          <TriangleAlert size={16} aria-hidden />
          This could not be deleted. Check your connection and try again.
        </Notice>
      )}
    </Dialog>
  );
}
