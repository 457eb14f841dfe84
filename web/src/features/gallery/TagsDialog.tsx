import type { ImageView } from '@vesper/core/contract/image';
import { suggestTags } from '@vesper/core/contract/image-tags';
import { LIMITS } from '@vesper/core/contract/limits';
import { useState } from 'react';
import { setTags } from '../../data/image/image-tags.ts';
import { addTags } from '../../lib/add-tags.ts';
import { serverMessage } from '../../lib/api-error.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { WordPicker, type WordKind } from '../../ui/WordPicker.tsx';

const kindOf = (prompt: string): WordKind => ({
  ...{ label: 'Tags', one: 'tag', many: 'tags', of: 'picture' },
  ...{ suggested: suggestTags(prompt), max: LIMITS.tagsMax, maxLength: LIMITS.tagMax },
  add: addTags,
});

/** Chooses the tags of a picture, with words of its prompt to choose from. */
export function TagsDialog({ image, onClose }: { image: ImageView; onClose: () => void }) {
  const [tags, change] = useState<readonly string[]>(image.tags);
  const [problem, setProblem] = useState<string>();
  const [busy, run] = useBusy();
  const save = async (): Promise<void> => {
    try {
      await setTags(image.id, tags);
      onClose();
    } catch (error) {
      setProblem(serverMessage(error, 'The tags could not be saved. Please try again.'));
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Tags"
      description={image.isPublic ? 'Everyone sees them below the picture.' : undefined}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button loading={busy} onClick={() => run(save)}>
            Save
          </Button>
        </>
      }
    >
      {problem !== undefined && <Notice tone="danger">{problem}</Notice>}
      <WordPicker kind={kindOf(image.prompt)} words={tags} onChange={change} />
    </Dialog>
  );
}
