import { Box, chakra } from '@chakra-ui/react';
import type { CollectionView } from '@vesper/core/contract/collection';
import { ArrowLeft, FolderX, Images } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'react-router';
import { useCollection, useCollectionImages } from '../../../data/collection/collections.ts';
import { NO_FILTER } from '../../../data/image/image-filter.ts';
import { isMissing } from '../../../lib/api-error.ts';
import { count } from '../../../lib/format.ts';
import { inBackground } from '../../../lib/in-background.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { Card } from '../../../ui/Card.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { LoadFailed } from '../../../ui/LoadFailed.tsx';
import { Page } from '../../../ui/Page.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { Gallery } from '../Gallery.tsx';
import { usePicturePath } from '../use-picture-path.ts';
import { ArrangeGrid } from './ArrangeGrid.tsx';
import { CollectionHead } from './CollectionHead.tsx';

/** A collection of one's own, or one that somebody shares. */
export function CollectionPage() {
  const { collectionId = '' } = useParams();
  const { data, isError, error, refetch } = useCollection(collectionId);
  return (
    <Page py={{ base: '4', md: '7' }}>
      <TextLink
        to={data?.isOwn === false ? '/gallery' : '/gallery?tab=collections'}
        display="inline-flex"
        alignItems="center"
        gap="2"
        minH="11"
        textStyle="label"
        color="fg.muted"
      >
        <ArrowLeft size={16} aria-hidden />
        {data?.isOwn === false ? 'Gallery' : 'Collections'}
      </TextLink>
      {data && !isError && <Opened key={data.id} collection={data} />}
      {!data && !isError && <Loading />}
      {isError && <Failed error={error} onRetry={() => inBackground(refetch())} />}
    </Page>
  );
}

function Loading() {
  return (
    <Box role="status" aria-label="Loading the collection" mt="3">
      <Skeleton height="9" width="14rem" mb="3" />
      <Skeleton height="20rem" />
    </Box>
  );
}

function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <Card pad="none" mt="3">
      {/* 422: the address holds no id at all. */}
      {isMissing(error) ? (
        <EmptyState
          level="h1"
          icon={<FolderX size={26} />}
          title="This collection is not here"
          description="It may have been deleted, or its maker keeps it private."
          action={<ButtonLink to="/gallery">To the gallery</ButtonLink>}
        />
      ) : (
        <LoadFailed what="This collection" onRetry={onRetry} />
      )}
    </Card>
  );
}

function Opened({ collection }: { collection: CollectionView }) {
  const { id, name, isOwn, imageCount } = collection;
  const [arranging, setArranging] = useState(false);
  const list = useCollectionImages(id);
  const path = usePicturePath(`/collections/${id}`);
  const { data: images, hasNextPage } = list;
  const unseen = isOwn && images && !hasNextPage ? imageCount - images.length : 0;
  return (
    <>
      <CollectionHead collection={collection} arranging={arranging} onArrange={setArranging} />
      {unseen > 0 && (
        <chakra.p textStyle="small" color="fg.muted" mb="4">
          {count(unseen, 'picture')} of it {unseen === 1 ? 'is' : 'are'} out of sight: in your
          trash, or kept private by {unseen === 1 ? 'its maker' : 'their makers'}.
        </chakra.p>
      )}
      {arranging && images ? (
        <ArrangeGrid collectionId={id} images={images} />
      ) : (
        <Gallery
          list={list}
          images={images}
          own={isOwn}
          view="grid"
          filter={NO_FILTER}
          path={path}
          what="These pictures"
          label={`Pictures in ${name}`}
          empty={
            <EmptyState
              icon={<Images size={26} />}
              title="Nothing in it yet"
              description={
                isOwn
                  ? 'Open a picture and choose “Add to collection”, or select several among your images.'
                  : 'Its maker has not shared a picture in it.'
              }
              {...(isOwn && {
                action: <ButtonLink to="/gallery?tab=mine">To your images</ButtonLink>,
              })}
            />
          }
        />
      )}
    </>
  );
}
