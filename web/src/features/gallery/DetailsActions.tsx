import { Flex } from '@chakra-ui/react';
import type { ImageView } from '@vesper/core/contract/image';
import { Flag, FolderHeart, ImagePlus, PencilLine, Trash2, WandSparkles } from 'lucide-react';
import { useNavigate } from 'react-router';
import { inBackground } from '../../lib/in-background.ts';
import { askCollection } from '../../data/collection/adding.ts';
import { deleteImage } from '../../data/image/delete-image.ts';
import { fillImageDraft } from '../../data/image/image-draft.ts';
import { askReport } from '../../data/report/reporting.ts';
import { useUser } from '../../data/user/session.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { LookButton } from './LookButton.tsx';

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
      <Button block mt="5" icon={<WandSparkles size={17} aria-hidden />} onClick={reuse}>
        Use these settings
      </Button>
      {own && image.status === 'complete' && (
        <Flex gap="2" mt="2">
          <ButtonLink to={`/gallery/${image.id}/edit`} variant="secondary" flex="1">
            <PencilLine size={16} aria-hidden />
            Edit
          </ButtonLink>
          <ButtonLink
            to={`/gallery/${image.id}/edit?way=reference`}
            variant="secondary"
            flex="1"
            whiteSpace="nowrap"
          >
            <ImagePlus size={16} aria-hidden />
            Use as reference
          </ButtonLink>
        </Flex>
      )}
      {image.status === 'complete' && !image.blurred && (
        <Button
          variant="secondary"
          block
          mt="2"
          icon={<FolderHeart size={16} aria-hidden />}
          aria-haspopup="dialog"
          onClick={() => askCollection([image.id])}
        >
          Add to collection
        </Button>
      )}
      {own && image.characterId !== null && image.likenessId === null && (
        <LookButton image={image} characterId={image.characterId} />
      )}
      {!image.isOwn && (
        <Button
          variant="ghost"
          block
          mt="2"
          icon={<Flag size={16} aria-hidden />}
          aria-haspopup="dialog"
          onClick={() => askReport('image', image.id, 'this picture')}
        >
          Report
        </Button>
      )}
      {own && (
        <Button
          variant="ghost"
          block
          mt="2"
          _hover={{ color: 'fg.error', bg: 'danger.subtle' }}
          icon={<Trash2 size={16} aria-hidden />}
          onClick={remove}
        >
          Delete
        </Button>
      )}
    </>
  );
}
