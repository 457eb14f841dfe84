import { Flex } from '@chakra-ui/react';
import type { ImageView } from '@vesper/core/contract/image';
import { Trash2, WandSparkles } from 'lucide-react';
import { useNavigate } from 'react-router';
import { deleteWithUndo } from '../../lib/delete-image.ts';
import { fillImageDraft } from '../../lib/image-draft.ts';
import { useUser } from '../../lib/session.ts';
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
    void navigate('/generator');
  };
  const remove = (): void => {
    onClose();
    deleteWithUndo(image.id);
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
