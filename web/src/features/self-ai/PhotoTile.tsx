import { Box, Center, Flex, chakra } from '@chakra-ui/react';
import type { LikenessView } from '@vesper/core/contract/likeness';
import { RUN_FAILURES } from '@vesper/core/contract/errors';
import { ImageOff, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { shortDate } from '../../lib/format.ts';
import { chooseLikeness } from '../../lib/image-draft.ts';
import { useUser } from '../../lib/session.ts';
import { useRun } from '../../realtime/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { dismissPhoto } from './dismiss-photo.ts';
import { PhotoProgress } from './PhotoProgress.tsx';
import { PhotoUses } from './PhotoUses.tsx';

interface Props {
  photo: LikenessView;
  onRemove: () => void;
}

/** One photo, from its arrival to its pictures. */
export function PhotoTile({ photo, onRemove }: Props) {
  const run = useRun(photo.runId);
  // The event may be here before the list has been asked for again.
  const shown = photo.status === 'pending' ? (run?.likeness ?? photo) : photo;
  const refused = shown.status === 'failed' || shown.status === 'stopped';
  return (
    <Card
      as="li"
      pad="none"
      display="flex"
      flexDirection="column"
      aria-label={`Photo added ${shortDate(photo.createdAt)}`}
      aria-busy={shown.status === 'pending'}
      data-status={shown.status}
    >
      <Box position="relative" aspectRatio="1" bg="bg.hover" overflow="hidden">
        {shown.status === 'pending' && <PhotoProgress run={run} />}
        {shown.thumbnailUrl !== null && <Thumbnail src={shown.thumbnailUrl} />}
        {refused && (
          <Center position="absolute" inset="0" color="fg.error" bg="danger.subtle" aria-hidden>
            <ImageOff size={34} />
          </Center>
        )}
        {!refused && (
          <IconButton
            label="Delete this photo"
            variant="glass"
            position="absolute"
            top="2.5"
            insetEnd="2.5"
            boxSize="9"
            borderRadius="full"
            onClick={onRemove}
          >
            <Trash2 size={16} />
          </IconButton>
        )}
      </Box>
      {refused ? <Refused photo={shown} /> : <Kept photo={shown} />}
    </Card>
  );
}

function Thumbnail({ src }: { src: string }) {
  return (
    <chakra.img
      src={src}
      alt="You, as the photo shows you"
      width="full"
      height="full"
      objectFit="cover"
      objectPosition="50% 30%"
      animation="sharpen-in 520ms ease-out"
    />
  );
}

function Kept({ photo }: Pick<Props, 'photo'>) {
  const user = useUser();
  const navigate = useNavigate();
  const ready = photo.status === 'ready';
  const create = (): void => {
    chooseLikeness(user.id, photo.id);
    void navigate('/generator');
  };
  return (
    <Flex direction="column" gap="4" p={{ base: '3', md: '4' }} flex="1">
      {ready ? (
        <PhotoUses photo={photo} />
      ) : (
        <chakra.p textStyle="small" color="fg.muted">
          It is checked and prepared, and then ready to be used.
        </chakra.p>
      )}
      {ready && (
        <Button
          size="sm"
          block
          variant="secondary"
          mt="auto"
          h="auto"
          minH="9"
          py="1.5"
          whiteSpace="normal"
          onClick={create}
        >
          Create with this photo
        </Button>
      )}
    </Flex>
  );
}

function Refused({ photo }: { photo: LikenessView }) {
  const [leaving, setLeaving] = useState(false);
  const dismiss = async (): Promise<void> => {
    setLeaving(true);
    await dismissPhoto(photo.id);
    setLeaving(false);
  };
  const advice = photo.status === 'stopped' ? 'This photo was stopped.' : photo.failure;
  return (
    <Flex direction="column" gap="4" p={{ base: '3', md: '4' }} flex="1" role="alert">
      <div>
        <chakra.p textStyle="label" color="fg.error">
          {photo.status === 'stopped' ? 'Stopped' : 'Not taken'}
        </chakra.p>
        <chakra.p textStyle="small" color="fg.muted" mt="1">
          {advice ?? RUN_FAILURES.photo_unreadable} The file is already deleted.
        </chakra.p>
      </div>
      <Button
        size="sm"
        variant="secondary"
        mt="auto"
        loading={leaving}
        onClick={() => void dismiss()}
      >
        Dismiss
      </Button>
    </Flex>
  );
}
