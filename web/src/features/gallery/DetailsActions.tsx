import { Flex } from '@chakra-ui/react';
import type { ImageView } from '@vesper/core/contract/image';
import { Trash2, WandSparkles } from 'lucide-react';
import { useNavigate } from 'react-router';
import { inBackground } from '../../lib/in-background.ts';
import { deleteImage } from '../../data/image/delete-image.ts';
import { fillImageDraft } from '../../data/image/image-draft.ts';
import { useUser } from '../../data/user/session.ts';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { DownloadButton } from './DownloadButton.tsx';
import { LikeButton } from './LikeButton.tsx';
import { VisibilityButton } from './VisibilityButton.tsx';

interface Props {
  image: ImageView;
  own: boolean;
  onClose: () => void;
}

export function DetailsActions({ image, own, onClose }: Props) {
  const user = useUser();
  const navigate = useNavigate();
  const reuse = (): void => {
    fillImageDraft(user.id, image);
    inBackground(navigate('/generator'));
  };
  const remove = (): void => {
    onClose();
    deleteImage(image);
  };
  return (
    <>
      <Flex gap="2" align="center" mt="5" wrap="wrap">
        {own ? (
          <VisibilityButton image={image} look="plain" />
        ) : (
          <LikeButton image={image} look="plain" />
        )}
        <DownloadButton image={image} variant="secondary" />
        {own && (
          <IconButton
            label="Delete"
            variant="secondary"
            borderRadius="full"
            ms="auto"
            _hover={{ color: 'fg.error', bg: 'danger.subtle' }}
            onClick={remove}
          >
            <Trash2 size={16} />
          </IconButton>
        )}
      </Flex>
      <Button block mt="4" icon={<WandSparkles size={17} aria-hidden />} onClick={reuse}>
        Use these settings
      </Button>
    </>
  );
}
