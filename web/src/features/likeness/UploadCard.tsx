import { Box, Center, Flex, chakra } from '@chakra-ui/react';
import { LIMITS } from '@vesper/core/contract/limits';
import { ImageUp, TriangleAlert } from 'lucide-react';
import { useStore } from 'zustand';
import { count } from '../../lib/format.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { Uploaded } from './Uploaded.tsx';
import { uploadStore } from './upload-store.ts';

interface Props {
  /** The number of photos that may still be added. */
  room: number;
  hasLikenesses: boolean;
  /** The server is being asked for the consent. */
  asking: boolean;
  onOpen: () => void;
}

/** The way to add photos, and the upload under way when its dialog is closed. */
export function UploadCard({ room, hasLikenesses, asking, onOpen }: Props) {
  const { phase, sent, total, progress, troubles, checks } = useStore(uploadStore);
  const checked = checks.filter(({ state }) => state !== 'checking').length;
  const atWork = phase === 'uploading' || phase === 'checking';
  const waiting = total - sent;
  const unfinished = phase === 'idle' && waiting > 0;
  const full = room === 0 && !unfinished && !atWork;

  return (
    <Card as="section" pad="lg" aria-labelledby="upload">
      <Center boxSize="14" borderRadius="lg" bg="accent.subtle" color="accent.fg" aria-hidden>
        <ImageUp size={26} />
      </Center>
      <chakra.h2 id="upload" textStyle="heading" mt="5">
        Upload Your Photos
      </chakra.h2>
      <chakra.p color="fg.muted" mt="2">
        {full
          ? `All ${LIMITS.likenessPhotos} places are taken. Delete a photo below to add another.`
          : 'Sharp, well lit, and only you in it: those come out best.'}
      </chakra.p>
      <Box mt="5">
        {phase === 'done' && <Uploaded />}
        {phase === 'uploading' && <UnderWay done={sent} total={total} progress={progress} />}
        {phase === 'checking' && <UnderWay done={checked} total={total} />}
        {unfinished && (
          <Notice tone="caution" role="status">
            <TriangleAlert size={16} aria-hidden />
            {troubles.length > 0
              ? `${count(troubles.length, 'photo')} could not be uploaded. Nothing is lost: try again.`
              : `${count(waiting, 'photo')} chosen and not uploaded yet.`}
          </Notice>
        )}
      </Box>
      <Button size="lg" block mt="5" disabled={full} loading={asking} onClick={onOpen}>
        {wordsOf({ uploading: atWork, unfinished, hasLikenesses })}
      </Button>
      <Flex
        as="ul"
        wrap="wrap"
        justify="center"
        columnGap="5"
        rowGap="1"
        mt="4"
        textStyle="small"
        color="fg.subtle"
        listStyleType="none"
      >
        <li>Supported formats: JPG, PNG</li>
        <li>max 10MB per file</li>
        <li>1-5 photos</li>
        <li>HEIC, WebP and AVIF are taken too</li>
      </Flex>
    </Card>
  );
}

interface Situation {
  uploading: boolean;
  unfinished: boolean;
  hasLikenesses: boolean;
}

function wordsOf({ uploading, unfinished, hasLikenesses }: Situation): string {
  if (uploading) return 'Show the upload';
  if (unfinished) return 'Continue the upload';
  return hasLikenesses ? 'Add photos' : 'Upload Photos';
}

interface UnderWayProps {
  done: number;
  total: number;
  /** Left out while nobody knows. */
  progress?: number;
}

function UnderWay({ done, total, progress }: UnderWayProps) {
  return (
    <Box>
      <Flex justify="space-between" gap="3" mb="2" textStyle="small" role="status">
        <span>Processing your upload...</span>
        <chakra.span color="fg.muted" fontVariantNumeric="tabular-nums">
          {done} of {total}
        </chakra.span>
      </Flex>
      <ProgressBar label="Upload progress" {...(progress !== undefined && { value: progress })} />
    </Box>
  );
}
