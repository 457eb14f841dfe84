import { Flex, chakra } from '@chakra-ui/react';
import type { CharacterView } from '@vesper/core/contract/character';
import { Images } from 'lucide-react';
import { NO_FILTER } from '../../data/image/image-filter.ts';
import { useCharacterImages } from '../../data/image/use-images.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Gallery } from './Gallery.tsx';
import { usePicturePath } from './use-picture-path.ts';
import { useView } from './use-view.ts';
import { ViewToggle } from './ViewToggle.tsx';

/** The pictures that show a character: one's own, and public ones of others. */
export function CharacterGallery({ character }: { character: Pick<CharacterView, 'id' | 'name'> }) {
  const { id, name } = character;
  const list = useCharacterImages(id);
  const path = usePicturePath(`/characters/${id}`);
  const [view, setView] = useView();
  const title = `Pictures of ${name}`;
  return (
    <chakra.section aria-label={title} mt={{ base: '10', md: '14' }}>
      <Flex gap="3" align="center" justify="space-between" mb={{ base: '4', md: '5' }}>
        <chakra.h2 textStyle="heading" minW="0" overflowWrap="anywhere">
          {title}
        </chakra.h2>
        <ViewToggle view={view} onChange={setView} />
      </Flex>
      <Gallery
        list={list}
        images={list.data}
        own
        view={view}
        filter={NO_FILTER}
        path={path}
        what="These pictures"
        label={title}
        empty={
          <EmptyState
            icon={<Images size={26} />}
            title="No pictures yet"
            description={`Ask ${name} for one in a chat, or make one: it is kept here.`}
          />
        }
      />
    </chakra.section>
  );
}
