import type { ImageView } from '@vesper/core/contract/image';
import { Download } from 'lucide-react';
import { usePictureActions } from '../../lib/use-picture-actions.ts';
import { IconButton } from '../../ui/IconButton.tsx';

interface Props {
  image: ImageView;
  variant: 'glass' | 'secondary';
}

export function DownloadButton({ image, variant }: Props) {
  const { download, busy } = usePictureActions(image);
  return (
    <IconButton
      label="Download"
      variant={variant}
      borderRadius="full"
      boxSize={variant === 'glass' ? '9' : '10'}
      loading={busy === 'download'}
      onClick={() => void download()}
    >
      <Download size={16} />
    </IconButton>
  );
}
