import { ImagePlus } from 'lucide-react';
import { useOwnImages } from '../../data/image/use-images.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Gallery } from './Gallery.tsx';
import type { GalleryProps } from './picture-props.ts';
import { Choosing } from './select/Choosing.tsx';
import { useSelected } from './select/selection-store.ts';

/** One's own finished pictures. The server looks through them. */
export function OwnGallery(props: GalleryProps) {
  const list = useOwnImages(props.filter);
  const images = list.data?.filter(({ status }) => status === 'complete');
  const choosing = useSelected() !== null;
  return (
    <>
      <Gallery
        {...props}
        list={list}
        images={images}
        own
        choosing={choosing}
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
      {choosing && <Choosing images={images ?? []} />}
    </>
  );
}
