import type { ImageView } from '@vesper/core/contract/image';
import { useRun } from '../../realtime/index.ts';
import { Card } from '../../ui/Card.tsx';
import { EndedPicture } from './EndedPicture.tsx';
import { FinishedPicture } from './FinishedPicture.tsx';
import { PictureFrame } from './PictureFrame.tsx';
import { RunningPicture } from './RunningPicture.tsx';

/** Previews come in small; the blur hides their grain and lifts as the picture sharpens. */
const BLUR_AT_START = 18;

interface Props {
  image: ImageView;
  busy: boolean;
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
    return <PictureFrame size={size} src={image.imageUrl} alt={image.prompt} />;
  }
  if (image.status !== 'pending') return null;
  const blur = BLUR_AT_START * (1 - (run?.progress ?? 0));
  return <PictureFrame size={size} src={run?.previewUrl ?? null} alt="Preview" blur={blur} />;
}

function Details({ image, busy, onRetry, onGone, onReuse }: Props) {
  const run = useRun(image.runId);
  switch (image.status) {
    case 'pending':
      return <RunningPicture image={image} run={run} />;
    case 'complete':
      return (
        <FinishedPicture
          image={image}
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
          busy={busy}
          onRetry={() => onRetry(image)}
          onDismiss={() => onGone(image)}
        />
      );
  }
}
