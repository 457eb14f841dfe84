import { Box, Center, Flex, chakra } from '@chakra-ui/react';
import type { LikenessView } from '@vesper/core/contract/likeness';
import { RUN_FAILURES } from '@vesper/core/contract/errors';
import { ImageOff, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { inBackground } from '../../lib/in-background.ts';
import { shortDate } from '../../lib/format.ts';
import { chooseLikeness } from '../../data/image/image-draft.ts';
import { useUser } from '../../data/user/session.ts';
import { useRun } from '../../realtime/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { dismissLikeness } from '../../data/likeness/remove-likenesses.ts';
import { useStore } from 'zustand';
import { uploadStore } from './upload-store.ts';
import { LikenessProgress } from './LikenessProgress.tsx';
import { LikenessUses } from './LikenessUses.tsx';

interface Props {
  likeness: LikenessView;
  onRemove: () => void;
}

/** One photo, from its arrival to its pictures. */
export function LikenessTile({ likeness, onRemove }: Props) {
  const run = useRun(likeness.runId);
  // The event may be here before the list has been asked for again.
  const shown = likeness.status === 'pending' ? (run?.likeness ?? likeness) : likeness;
  const refused = shown.status === 'failed' || shown.status === 'stopped';
  return (
    <Card
      as="li"
      pad="none"
      display="flex"
      flexDirection="column"
      aria-label={`Photo added ${shortDate(likeness.createdAt)}`}
      aria-busy={shown.status === 'pending'}
      data-status={shown.status}
    >
      <Box position="relative" aspectRatio="1" bg="bg.hover" overflow="hidden">
        {shown.status === 'pending' && <LikenessProgress run={run} />}
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
      {refused ? <Refused likeness={shown} /> : <Kept likeness={shown} />}
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

function Kept({ likeness }: Pick<Props, 'likeness'>) {
  const user = useUser();
  const navigate = useNavigate();
  const ready = likeness.status === 'ready';
  const create = (): void => {
    chooseLikeness(user.id, likeness.id);
    inBackground(navigate('/generator'));
  };
  return (
    <Flex direction="column" gap="4" p={{ base: '3', md: '4' }} flex="1">
      {ready ? (
        <LikenessUses likeness={likeness} />
      ) : (
        <chakra.p textStyle="small" color="fg.muted">
          {likeness.status === 'review'
            ? likeness.failure
            : 'It is checked and prepared, and then ready to be used.'}
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

function Refused({ likeness }: { likeness: LikenessView }) {
  const [leaving, setLeaving] = useState(false);
  const name = useStore(
    uploadStore,
    ({ checks }) => checks.find(({ likenessId }) => likenessId === likeness.id)?.name,
  );
  const dismiss = async (): Promise<void> => {
    setLeaving(true);
    await dismissLikeness(likeness.id);
    setLeaving(false);
  };
  const advice = likeness.status === 'stopped' ? 'This photo was stopped.' : likeness.failure;
  return (
    <Flex direction="column" gap="4" p={{ base: '3', md: '4' }} flex="1" role="alert">
      <div>
        <chakra.p textStyle="label" color="fg.error" overflowWrap="anywhere">
          {likeness.status === 'stopped' ? 'Stopped' : 'Not taken'}
          {name !== undefined && `: ${name}`}
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
        onClick={() => inBackground(dismiss())}
      >
        Dismiss
      </Button>
    </Flex>
  );
}
