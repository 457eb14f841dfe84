import { Images } from 'lucide-react';
import { usePublicImages } from '../../data/image/use-images.ts';
import { useSettled } from '../../lib/use-settled.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Gallery } from './Gallery.tsx';
import type { GalleryProps } from './picture-props.ts';

/** Typing pauses this long before the server is asked. */
const SETTLE_MS = 250;

/** Everyone's public pictures; the server looks through them. */
export function PublicGallery(props: GalleryProps) {
  const search = useSettled(props.search, SETTLE_MS);
  const list = usePublicImages(search);
  return (
    <Gallery
      {...props}
      search={search}
      list={list}
      images={list.data}
      own={false}
      what="The gallery"
      label="Public pictures"
      empty={
        <EmptyState
          icon={<Images size={26} />}
          title="No public images yet"
          description="Be the first: make a picture and share it with everyone."
          action={<ButtonLink to="/generator">Create a picture</ButtonLink>}
        />
      }
    />
  );
}
