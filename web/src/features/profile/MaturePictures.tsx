import { chakra } from '@chakra-ui/react';
import type { MaturePictures as Choice } from '@vesper/core/contract/maturity';
import { setMaturePictures } from '../../data/user/mature-pictures.ts';
import { useUser } from '../../data/user/session.ts';
import { serverMessage } from '../../lib/api-error.ts';
import { showToast } from '../../lib/toast-store.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { Card } from '../../ui/Card.tsx';
import { SegmentedControl } from '../../ui/SegmentedControl.tsx';

const CHOICES = [
  { value: 'show', label: 'Show' },
  { value: 'blur', label: 'Blur' },
  { value: 'hide', label: 'Leave out' },
] as const;

const MEANINGS: Record<Choice, string> = {
  show: 'You see every picture as it is.',
  blur: 'They come blurred, with a button that shows them.',
  hide: 'They are left out of what you browse, and blurred elsewhere.',
};

/** How the member wants to meet pictures of others that are more than general. */
export function MaturePictures() {
  const { maturePictures } = useUser();
  const [busy, run] = useBusy();
  const choose = async (choice: Choice): Promise<void> => {
    try {
      await setMaturePictures(choice);
      showToast({ title: 'Your choice is saved', kind: 'success' });
    } catch (error) {
      const title = serverMessage(error, 'It could not be saved. Please try again.');
      showToast({ title, kind: 'failure' });
    }
  };
  return (
    <Card as="section" aria-label="Mature pictures" aria-busy={busy}>
      <chakra.h2 textStyle="heading" mb="2">
        Mature pictures
      </chakra.h2>
      <chakra.p textStyle="small" color="fg.muted" mb="4">
        Public pictures of others that are not for every eye. What is yours is always shown.
      </chakra.p>
      <SegmentedControl
        label="When you meet one"
        value={maturePictures}
        options={CHOICES}
        onChange={(choice) => run(() => choose(choice))}
      />
      <chakra.p textStyle="small" color="fg.subtle" mt="3" aria-live="polite">
        {MEANINGS[maturePictures]}
      </chakra.p>
    </Card>
  );
}
