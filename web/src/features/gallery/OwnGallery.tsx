import { ImagePlus } from 'lucide-react';
import { useImages, useMoreImages } from '../../lib/images.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { matching } from './matching.ts';
import { NoHits } from './NoHits.tsx';
import type { GalleryProps } from './picture-props.ts';
import { PictureWall } from './PictureWall.tsx';
import { WallSkeleton } from './WallSkeleton.tsx';

/** One's own finished pictures. The search looks through all of them, page after page. */
export function OwnGallery({ view, search, linkTo }: GalleryProps) {
  const query = useImages();
  const more = useMoreImages();

  if (query.data === undefined) {
    return query.isError ? (
      <Card pad="none">
        <LoadFailed what="Your pictures" onRetry={() => void query.refetch()} />
      </Card>
    ) : (
      <WallSkeleton view={view} />
    );
  }
  const images = matching(query.data, search);
  if (images.length === 0 && !more.hasMore) {
    return search === '' ? (
      <Card pad="none">
        <EmptyState
          icon={<ImagePlus size={26} />}
          title="No personal images yet"
          description="Whatever you create is kept here, for your eyes only until you share it."
          action={<ButtonLink to="/generator">Create a picture</ButtonLink>}
        />
      </Card>
    ) : (
      <NoHits search={search} />
    );
  }
  return (
    <PictureWall
      images={images}
      view={view}
      own
      linkTo={linkTo}
      label="Your pictures"
      more={{ ...more, load: () => void more.loadMore() }}
    />
  );
}
