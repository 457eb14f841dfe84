import { chakra } from '@chakra-ui/react';
import type { ImageView } from '@vesper/core/contract/image';
import { Globe, Lock } from 'lucide-react';
import { inBackground } from '../../lib/in-background.ts';
import { useImageActions } from '../../data/image/use-image-actions.ts';
import { Tooltip } from '../../ui/Tooltip.tsx';
import { pillStyles } from '../../ui/pill-styles.ts';

const Button = chakra('button', pillStyles);

/** Shows who can see a picture of one's own, and changes it. */
export function VisibilityButton({ image, look }: { image: ImageView; look: 'glass' | 'plain' }) {
  const { setVisibility, busy } = useImageActions(image);
  const { isPublic } = image;
  return (
    <Tooltip content={isPublic ? 'Make it private' : 'Share it with everyone'}>
      <Button
        type="button"
        role="switch"
        look={look}
        aria-label="Public"
        aria-checked={isPublic}
        disabled={busy === 'visibility'}
        onClick={() => inBackground(setVisibility(!isPublic))}
      >
        {isPublic ? <Globe size={15} aria-hidden /> : <Lock size={15} aria-hidden />}
        {isPublic ? 'Public' : 'Private'}
      </Button>
    </Tooltip>
  );
}
