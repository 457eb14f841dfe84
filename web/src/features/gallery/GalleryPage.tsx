import { Flex, chakra } from '@chakra-ui/react';
import { LIMITS } from '@vesper/core/contract/limits';
import { useState } from 'react';
import { Page } from '../../ui/Page.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { OwnGallery } from './OwnGallery.tsx';
import { PublicGallery } from './PublicGallery.tsx';
import { TABS, useGalleryPath } from './use-gallery-path.ts';
import { useView } from './use-view.ts';
import { ViewToggle } from './ViewToggle.tsx';

export function GalleryPage() {
  const { path, tab, setTab } = useGalleryPath();
  const [view, setView] = useView();
  const [search, setSearch] = useState('');
  const shown = { view, search: search.trim(), path };

  return (
    <Page py={{ base: '5', md: '8' }}>
      <chakra.h1 textStyle="title" mb={{ base: '4', md: '5' }}>
        Gallery
      </chakra.h1>
      <Tabs label="Which pictures" tabs={TABS} value={tab} onChange={setTab}>
        <Flex gap="3" mb={{ base: '4', md: '6' }} maxW={{ md: '34rem' }}>
          <SearchField
            label="Search by prompt"
            value={search}
            onChange={setSearch}
            maxLength={LIMITS.searchMax}
          />
          <ViewToggle view={view} onChange={setView} />
        </Flex>
        {tab === 'public' ? <PublicGallery {...shown} /> : <OwnGallery {...shown} />}
      </Tabs>
    </Page>
  );
}
