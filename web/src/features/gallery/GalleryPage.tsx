import { chakra } from '@chakra-ui/react';
import { Suspense } from 'react';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { Page } from '../../ui/Page.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { GalleryFilters } from './GalleryFilters.tsx';
import { OwnGallery } from './OwnGallery.tsx';
import { PublicGallery } from './PublicGallery.tsx';
import { TrashGallery } from './TrashGallery.tsx';
import { TABS, useGalleryPath } from './use-gallery-path.ts';
import { useView } from './use-view.ts';
import { WallSkeleton } from './WallSkeleton.tsx';

/** Loaded when somebody goes there. */
const CollectionsGallery = lazyPart(() =>
  import('./collection/CollectionsGallery.tsx').then((m) => m.CollectionsGallery),
);

export function GalleryPage() {
  const { path, tab, filter, setTab, setFilter } = useGalleryPath();
  const [view, setView] = useView();
  const shown = { view, path, filter };

  return (
    <Page py={{ base: '5', md: '8' }}>
      <chakra.h1 textStyle="title" mb={{ base: '4', md: '5' }}>
        Gallery
      </chakra.h1>
      <Tabs label="Which pictures" tabs={TABS} value={tab} onChange={setTab}>
        {tab === 'trash' && <TrashGallery />}
        {tab === 'collections' && (
          <Suspense fallback={<WallSkeleton view="grid" />}>
            <CollectionsGallery />
          </Suspense>
        )}
        {(tab === 'public' || tab === 'mine') && (
          <>
            <GalleryFilters
              key={tab}
              filter={filter}
              onChange={setFilter}
              own={tab === 'mine'}
              view={view}
              onView={setView}
            />
            {tab === 'public' ? <PublicGallery {...shown} /> : <OwnGallery {...shown} />}
          </>
        )}
      </Tabs>
    </Page>
  );
}
