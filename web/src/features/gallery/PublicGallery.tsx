import { Card } from '../../ui/Card.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { usePublicImages } from '../../lib/image-pages.ts';
import { Images } from 'lucide-react';
import { NoHits } from './NoHits.tsx';
import { PictureWall } from './PictureWall.tsx';
import type { GalleryProps } from './picture-props.ts';
import { useSettled } from '../../lib/use-settled.ts';
import { WallSkeleton } from './WallSkeleton.tsx';

/** Milliseconds without typing before the server is asked. */
const SETTLE = 250;

export function PublicGallery({ view, search, linkTo }: GalleryProps) {
  const asked = useSettled(search, SETTLE);
  const query = usePublicImages(asked);
  const { images } = query;

  if (images === undefined) {
    return query.isError ? (
      <Card pad="none">
        <LoadFailed what="The gallery" onRetry={() => void query.refetch()} />
      </Card>
    ) : (
      <WallSkeleton view={view} />
    );
  }
  if (images.length === 0 && !query.hasNextPage) {
    return asked === '' ? (
      <Card pad="none">
        <EmptyState
          icon={<Images size={26} />}
          title="No public images yet"
          description="Be the first: make a picture and share it with everyone."
          action={<ButtonLink to="/generator">Create a picture</ButtonLink>}
        />
      </Card>
    ) : (
      <NoHits search={asked} />
    );
  }
  return (
    <PictureWall
      images={images}
      view={view}
      own={false}
      linkTo={linkTo}
      label="Public pictures"
      more={{
        hasMore: query.hasNextPage,
        loading: query.isFetchingNextPage,
        failed: query.isFetchNextPageError,
        load: () => void query.fetchNextPage(),
      }}
    />
  );
}
