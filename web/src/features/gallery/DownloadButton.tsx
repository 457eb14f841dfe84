import type { ImageView } from '@vesper/core/contract/image';
import { Download } from 'lucide-react';
import { inBackground } from '../../lib/in-background.ts';
import { useImageActions } from '../../data/image/use-image-actions.ts';
import { IconButton } from '../../ui/IconButton.tsx';

interface Props {
  image: ImageView;
  variant: 'glass' | 'secondary';
}

export function DownloadButton({ image, variant }: Props) {
  const { download, busy } = useImageActions(image);
  return (
    <IconButton
      label="Download"
      variant={variant}
      borderRadius="full"
      boxSize={variant === 'glass' ? '9' : '10'}
      loading={busy === 'download'}
      onClick={() => inBackground(download())}
    >
      <Download size={16} />
    </IconButton>
  );
}
