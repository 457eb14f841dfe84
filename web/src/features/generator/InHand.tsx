import type { ImageView } from '@vesper/core/contract/image';
import { Sparkles } from 'lucide-react';
import type { useImages } from '../../data/image/use-images.ts';
import { inBackground } from '../../lib/in-background.ts';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { BatchStage } from './BatchStage.tsx';
import { GeneratorSkeleton } from './GeneratorSkeleton.tsx';
import { PictureStage } from './PictureStage.tsx';

interface Props {
  images: ReturnType<typeof useImages>;
  subject: ImageView | undefined;
  batch: readonly [ImageView, ...ImageView[]] | undefined;
  title: string;
  sending: boolean;
  onPick: (image: ImageView) => void;
  onRetry: (image: ImageView) => void;
  onRetryInPlace: (image: ImageView) => void;
  onGone: (image: ImageView) => void;
  onReuse: (image: ImageView) => void;
}

/** The stage: the pictures of one order, or one picture, or word that there is none yet. */
export function InHand(props: Props) {
  const { images, subject, batch, title, sending, onPick, onRetry, onGone, onReuse } = props;
  if (batch) {
    return (
      <BatchStage images={batch} sending={sending} onPick={onPick} onRetry={props.onRetryInPlace} />
    );
  }
  if (subject) {
    return (
      <PictureStage
        key={subject.id}
        image={subject}
        {...{ title, sending, onRetry, onGone, onReuse }}
      />
    );
  }
  return (
    <NothingInHand
      loading={images.isPending}
      failed={images.isError}
      onRetry={() => inBackground(images.refetch())}
    />
  );
}

interface NothingProps {
  loading: boolean;
  failed: boolean;
  onRetry: () => void;
}

function NothingInHand({ loading, failed, onRetry }: NothingProps) {
  if (loading) return <GeneratorSkeleton />;
  return (
    <Card pad="none" minH={{ lg: '26rem' }} display="grid" alignContent="center">
      {failed ? (
        <LoadFailed what="Your pictures" onRetry={onRetry} />
      ) : (
        <EmptyState
          icon={<Sparkles size={26} />}
          title="No images yet"
          description="Describe a scene or pick an idea, and watch your first picture take shape here."
        />
      )}
    </Card>
  );
}
