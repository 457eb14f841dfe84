import { Images } from 'lucide-react';
import { usePublicImages } from '../../data/image/use-images.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Gallery } from './Gallery.tsx';
import type { GalleryProps } from './picture-props.ts';

/** Everyone's public pictures; the server looks through them. */
export function PublicGallery(props: GalleryProps) {
  const list = usePublicImages(props.filter);
  return (
    <Gallery
      {...props}
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
