import { ImagePlus } from 'lucide-react';
import { useOwnImages } from '../../data/image/use-images.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Gallery } from './Gallery.tsx';
import type { GalleryProps } from './picture-props.ts';

/** One's own finished pictures. The server looks through them. */
export function OwnGallery(props: GalleryProps) {
  const list = useOwnImages(props.filter);
  return (
    <Gallery
      {...props}
      list={list}
      images={list.data?.filter(({ status }) => status === 'complete')}
      own
      what="Your pictures"
      label="Your pictures"
      empty={
        <EmptyState
          icon={<ImagePlus size={26} />}
          title="No personal images yet"
          description="Whatever you create is kept here, for your eyes only until you share it."
          action={<ButtonLink to="/generator">Create a picture</ButtonLink>}
        />
      }
    />
  );
}
