import { ImageOff } from 'lucide-react';
import { useParams } from 'react-router';
import { useImageFamily } from '../../data/image/image-versions.ts';
import { useImage } from '../../data/image/use-images.ts';
import { isMissing } from '../../lib/api-error.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { NotLoaded } from '../../ui/NotLoaded.tsx';
import { Page } from '../../ui/Page.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { OpenPicture } from './OpenPicture.tsx';

/** Makes pictures of one of one's own pictures. */
export function PictureEditorPage() {
  const { imageId = '' } = useParams();
  const read = useImage(imageId);
  const family = useImageFamily(imageId);
  if (read.data?.isOwn === true) {
    const known = family.data ?? [];
    const isAmong = known.some(({ id }) => id === imageId);
    return <OpenPicture image={read.data} family={isAmong ? known : [read.data]} />;
  }
  return (
    <Page py={{ base: '5', md: '7' }}>
      {read.data !== undefined || isMissing(read.error) ? (
        <EmptyState
          icon={<ImageOff size={26} />}
          title="This picture is not here"
          description="It may have been deleted, or it is not one of yours."
        />
      ) : (
        <NotLoaded what="The picture" read={read}>
          <Skeleton height="60dvh" borderRadius="xl" />
        </NotLoaded>
      )}
    </Page>
  );
}
