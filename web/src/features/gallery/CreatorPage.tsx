import { Box, Flex, chakra } from '@chakra-ui/react';
import type { CreatorView } from '@vesper/core/contract/creator';
import { ArrowLeft, EyeOff, Flag, Images, UserRoundX } from 'lucide-react';
import { useParams } from 'react-router';
import { isMissing } from '../../lib/api-error.ts';
import { count } from '../../lib/format.ts';
import { inBackground } from '../../lib/in-background.ts';
import { showToast } from '../../lib/toast-store.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { revealCreator, useCreator } from '../../data/creator/use-creator.ts';
import { NO_FILTER } from '../../data/image/image-filter.ts';
import { useCreatorImages } from '../../data/image/use-images.ts';
import { askReport } from '../../data/report/reporting.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { Page } from '../../ui/Page.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { BlockButton } from './BlockButton.tsx';
import { CreatorCollections } from './collection/CreatorCollections.tsx';
import { creatorName } from './creator-name.ts';
import { Gallery } from './Gallery.tsx';
import { GiftButton } from './GiftButton.tsx';
import { usePicturePath } from './use-picture-path.ts';
import { useView } from './use-view.ts';
import { ViewToggle } from './ViewToggle.tsx';

/** Somebody who shares pictures: their name, their face, and everything public of theirs. */
export function CreatorPage() {
  const { creatorId = '' } = useParams();
  const { data: creator, isError, error, refetch } = useCreator(creatorId);
  return (
    <Page py={{ base: '4', md: '7' }}>
      <TextLink
        to="/gallery"
        display="inline-flex"
        alignItems="center"
        gap="2"
        minH="11"
        textStyle="label"
        color="fg.muted"
      >
        <ArrowLeft size={16} aria-hidden />
        Gallery
      </TextLink>
      {creator && <Creator key={creator.id} creator={creator} />}
      {!creator && !isError && <HeadSkeleton />}
      {isError && (
        <Card pad="none" mt="3">
          {/* 422: the address holds no id at all. */}
          {isMissing(error) ? (
            <EmptyState
              level="h1"
              icon={<UserRoundX size={26} />}
              title="This creator is not here"
              description="They may have left, or keep everything they make to themselves."
              action={<ButtonLink to="/gallery">To the gallery</ButtonLink>}
            />
          ) : (
            <LoadFailed what="This page" onRetry={() => inBackground(refetch())} />
          )}
        </Card>
      )}
    </Page>
  );
}

function Creator({ creator }: { creator: CreatorView }) {
  const { id, profileImageUrl, images, characters, isOwn } = creator;
  const name = creatorName(creator);
  const list = useCreatorImages(id);
  const path = usePicturePath(`/creators/${id}`);
  const [view, setView] = useView();
  const made = [count(images, 'picture'), characters > 0 && count(characters, 'character')];
  return (
    <>
      <Flex
        align="center"
        wrap="wrap"
        gap={{ base: '4', md: '6' }}
        mt="3"
        mb={{ base: '5', md: '7' }}
      >
        <Avatar
          letter={name.charAt(0).toUpperCase()}
          src={profileImageUrl}
          size={{ base: 'lg', md: 'xl' }}
        />
        <Box flex="1 1 8rem" minW="8rem">
          <chakra.h1 textStyle="title" overflowWrap="anywhere">
            {name}
          </chakra.h1>
          <chakra.p color="fg.muted" mt="1">
            {made.filter((words) => words !== false).join(' · ')}
          </chakra.p>
          {creator.blurred && <ShowFace id={id} />}
        </Box>
        <Flex gap="3" align="center">
          <GiftButton creator={creator} name={name} />
          <ViewToggle view={view} onChange={setView} />
          {!isOwn && (
            <>
              <BlockButton id={id} name={name} />
              <IconButton label={`Report ${name}`} onClick={() => askReport('profile', id, name)}>
                <Flag size={17} />
              </IconButton>
            </>
          )}
        </Flex>
      </Flex>
      {isOwn && (
        <chakra.p textStyle="small" color="fg.muted" mb="5">
          This is what others see of you. <TextLink to="/profile">Edit your profile</TextLink>
        </chakra.p>
      )}
      <CreatorCollections id={id} name={name} />
      <Gallery
        list={list}
        images={list.data}
        own={false}
        view={view}
        filter={NO_FILTER}
        path={path}
        what="Their pictures"
        label={`Pictures by ${name}`}
        empty={
          <EmptyState
            icon={<Images size={26} />}
            title="No public images yet"
            description={
              isOwn
                ? 'Share a picture with everyone, and it is shown here.'
                : `${name} has not shared a picture.`
            }
          />
        }
      />
    </>
  );
}

/** A small circle has no room for words on it. */
function ShowFace({ id }: { id: string }) {
  const [busy, run] = useBusy();
  return (
    <Button
      size="sm"
      variant="ghost"
      ms="-3"
      loading={busy}
      icon={<EyeOff size={15} aria-hidden />}
      onClick={() =>
        run(() =>
          revealCreator(id).catch(() => {
            showToast({ title: 'The picture could not be shown', kind: 'failure' });
          }),
        )
      }
    >
      Show mature picture
    </Button>
  );
}

function HeadSkeleton() {
  return (
    <Flex align="center" gap="5" mt="3" mb="8" role="status" aria-label="Loading the creator">
      <Skeleton boxSize={{ base: '14', md: '28' }} borderRadius="full" />
      <Box display="grid" gap="3">
        <Skeleton height="9" width="12rem" />
        <Skeleton height="4" width="9rem" />
      </Box>
    </Flex>
  );
}
