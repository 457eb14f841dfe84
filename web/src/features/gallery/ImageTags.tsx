import { Flex, chakra } from '@chakra-ui/react';
import type { ImageView } from '@vesper/core/contract/image';
import { Tags } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { TagLink } from '../../ui/TagChip.tsx';

/** Loaded when somebody changes them. */
const TagsDialog = lazy(() => import('./TagsDialog.tsx').then((m) => ({ default: m.TagsDialog })));

interface Props {
  image: ImageView;
  /** Among one's own pictures: they lead to others of one's own, and can be changed. */
  own: boolean;
}

/** Words to find a picture by; each leads to those that have it, too. */
export function ImageTags({ image, own }: Props) {
  const [editing, setEditing] = useState(false);
  const { tags } = image;
  if (!own && tags.length === 0) return null;
  return (
    <Flex gap="2" wrap="wrap" align="center" mt="3" role="group" aria-label="Tags">
      {tags.map((tag) => (
        <TagLink key={tag} tag={tag} to={addressOf(tag, own)} what="Pictures" />
      ))}
      {own && (
        <Button
          variant="ghost"
          size="sm"
          icon={<Tags size={15} aria-hidden />}
          aria-haspopup="dialog"
          onClick={() => setEditing(true)}
        >
          {tags.length > 0 ? 'Edit tags' : 'Add tags'}
        </Button>
      )}
      {editing && (
        <Suspense fallback={<chakra.span srOnly>Loading</chakra.span>}>
          <TagsDialog image={image} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </Flex>
  );
}

const addressOf = (tag: string, own: boolean): string =>
  `/gallery?${new URLSearchParams({ ...(own && { tab: 'mine' }), tag }).toString()}`;
