import type { ImageView } from '@vesper/core/contract/image';
import { Download } from 'lucide-react';
import { inBackground } from '../../lib/in-background.ts';
import { useImageActions } from '../../data/image/use-image-actions.ts';
import { IconButton } from '../../ui/IconButton.tsx';

interface Props {
  image: ImageView;
  variant: 'glass' | 'secondary';
}

/** Small on the picture, large enough under a finger. */
const ON_PICTURE = {
  position: 'relative',
  _after: { content: '""', position: 'absolute', inset: '-6px' },
  '@media (hover: none)': { boxSize: '8', bg: 'rgba(8, 9, 18, 0.5)' },
};

export function DownloadButton({ image, variant }: Props) {
  const { download, busy } = useImageActions(image);
  // It would be the smear that is kept.
  if (image.blurred) return null;
  return (
    <IconButton
      label="Download"
      variant={variant}
      borderRadius="full"
      boxSize={variant === 'glass' ? '9' : '10'}
      {...(variant === 'glass' && { css: ON_PICTURE })}
      loading={busy === 'download'}
      onClick={() => inBackground(download())}
    >
      <Download size={16} />
    </IconButton>
  );
}
