import { Box, chakra } from '@chakra-ui/react';
import type { ImageView } from '@vesper/core/contract/image';
import { useRun } from '../../realtime/index.ts';
import { Card } from '../../ui/Card.tsx';
import { EndedPicture } from './EndedPicture.tsx';
import { FinishedPicture } from './FinishedPicture.tsx';
import { PictureFrame } from './PictureFrame.tsx';
import { RunningPicture } from './RunningPicture.tsx';
import { SettingBadges } from './SettingBadges.tsx';

/** Previews come in small; the blur hides their grain and lifts as the picture sharpens. */
const BLUR_AT_START = 18;

/**
 * The most a picture may take of the window: on a phone the whole of it fits between the bars, on a
 * wide screen the words and buttons below it do too.
 */
const STAGE_HEIGHT = {
  base: 'min(70dvh, calc(100dvh - 11rem))',
  lg: 'clamp(15rem, calc(100dvh - 26.5rem), 70dvh)',
};

interface Props {
  image: ImageView;
  /** Says what the picture is among the others. */
  title: string;
  /** An order is on its way to the server. */
  sending: boolean;
  onRetry: (image: ImageView) => void;
  onGone: (image: ImageView) => void;
  onReuse: (image: ImageView) => void;
}

/** The picture in hand, from the order to the finished thing, in one frame that never jumps. */
export function PictureStage({ image, ...rest }: Props) {
  return (
    <Card
      pad="none"
      as="section"
      aria-label="Picture in hand"
      aria-busy={image.status === 'pending'}
      css={{ '--stage-height': STAGE_HEIGHT }}
    >
      <Picture image={image} />
      <Details image={image} {...rest} />
    </Card>
  );
}

function Picture({ image }: Pick<Props, 'image'>) {
  const run = useRun(image.runId);
  const { size } = image.settings;
  if (image.status === 'complete') {
    const src = image.displayUrl ?? image.imageUrl;
    return <PictureFrame size={size} src={src} alt={image.prompt} />;
  }
  if (image.status !== 'pending') return null;
  const blur = BLUR_AT_START * (1 - (run?.progress ?? 0));
  return (
    <PictureFrame size={size} src={run?.previewUrl ?? null} alt="Preview" blur={blur}>
      <RunningPicture image={image} run={run} />
    </PictureFrame>
  );
}

function Details({ image, title, sending, onRetry, onGone, onReuse }: Props) {
  const run = useRun(image.runId);
  switch (image.status) {
    case 'pending':
      return (
        <Box px={{ base: '4', md: '5' }} py="4">
          <chakra.p textStyle="small" color="fg.muted" lineClamp={2}>
            {image.prompt}
          </chakra.p>
          <SettingBadges image={image} mt="3" />
        </Box>
      );
    case 'complete':
      return (
        <FinishedPicture
          image={image}
          title={title}
          onDeleted={() => onGone(image)}
          onReuse={() => onReuse(image)}
        />
      );
    case 'failed':
    case 'stopped':
      return (
        <EndedPicture
          image={image}
          run={run}
          busy={sending}
          onRetry={() => onRetry(image)}
          onDismiss={() => onGone(image)}
        />
      );
  }
}
