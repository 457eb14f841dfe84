import type { ImageView } from '@vesper/core/contract/image';
import type { ReactNode } from 'react';
import type { useImages } from '../../data/image/use-images.ts';
import { isNarrowed } from '../../data/image/image-filter.ts';
import { inBackground } from '../../lib/in-background.ts';
import { Card } from '../../ui/Card.tsx';
import { NotLoaded } from '../../ui/NotLoaded.tsx';
import { NoHits } from './NoHits.tsx';
import type { GalleryProps } from './picture-props.ts';
import { PictureRow } from './PictureRow.tsx';
import { PictureTile } from './PictureTile.tsx';
import { PictureWall } from './PictureWall.tsx';
import { AddingGate } from './collection/AddingGate.tsx';
import { ChoiceTile } from './select/ChoiceTile.tsx';
import type { More } from './use-load-when.ts';
import { Viewer } from './Viewer.tsx';
import { WallSkeleton } from './WallSkeleton.tsx';

interface Props extends GalleryProps {
  /** The list as far as it was read. */
  list: ReturnType<typeof useImages>;
  /** Those of it that the search finds; undefined before anything was read. */
  images: readonly ImageView[] | undefined;
  own: boolean;
  /** Names the list when it could not be read. */
  what: string;
  label: string;
  /** Stands there when there are no pictures at all. */
  empty: ReactNode;
  /** Pictures are being chosen, to do something with several. */
  choosing?: boolean;
}

/** A list of pictures, and the one of them that is open. */
export function Gallery(props: Props) {
  const { list, images, own, path } = props;
  const more: More = {
    hasMore: list.hasNextPage,
    loading: list.isFetchingNextPage,
    failed: list.isFetchNextPageError,
    load: () => inBackground(list.fetchNextPage()),
  };
  return (
    <>
      <Pictures {...props} more={more} />
      <Viewer path={path} images={images ?? []} more={more} own={own} />
      <AddingGate />
    </>
  );
}

/** The list in every state it can be in. */
function Pictures(props: Props & { more: More }) {
  const { list, images, own, what, label, empty, view, filter, path, more, choosing } = props;
  if (images === undefined) {
    return (
      <NotLoaded what={what} read={list}>
        <WallSkeleton view={view} />
      </NotLoaded>
    );
  }
  if (images.length === 0 && !list.hasNextPage) {
    return isNarrowed(filter) ? <NoHits filter={filter} /> : <Card pad="none">{empty}</Card>;
  }
  const shown = images.map(({ id }) => id);
  const Picture = view === 'grid' ? PictureTile : PictureRow;
  return (
    <PictureWall images={images} view={view} label={label} more={more}>
      {(image) =>
        choosing ? (
          <ChoiceTile image={image} view={view} shown={shown} />
        ) : (
          <Picture image={image} link={path.linkTo(image.id)} own={own && image.isOwn} />
        )
      }
    </PictureWall>
  );
}
