import { Megaphone, Plus } from 'lucide-react';
import type { DeskAnnouncement } from '@vesper/core/contract/desk/announcement';
import { useState } from 'react';
import { useMay } from '../../../data/desk/desk-access.ts';
import { useDeskAnnouncements } from '../../../data/desk/desk-announcements.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { DeskHead } from '../DeskHead.tsx';
import type { Column } from '../grid/column.ts';
import { ListCard } from '../grid/ListCard.tsx';
import { useAddress } from '../grid/use-address.ts';
import { fullTime } from '../When.tsx';
import { announcementState } from './announcement-state.ts';
import { AnnouncementDialog } from './AnnouncementDialog.tsx';

const FILTERS = [] as const;

const COLUMNS: readonly Column<DeskAnnouncement>[] = [
  {
    id: 'text',
    header: 'Text',
    draw: ({ text }) => text,
    order: ({ text }) => text,
    inCard: 'title',
  },
  {
    id: 'language',
    header: 'For',
    draw: ({ language }) => (language === 'all' ? 'Everyone' : language),
    order: ({ language }) => language,
    width: 110,
  },
  {
    id: 'starts',
    header: 'From',
    draw: ({ startsAt }) => fullTime(startsAt),
    order: ({ startsAt }) => startsAt,
    width: 210,
  },
  {
    id: 'ends',
    header: 'To',
    draw: ({ endsAt }) => (endsAt === null ? 'No end' : fullTime(endsAt)),
    order: ({ endsAt }) => endsAt ?? '9',
    width: 210,
  },
  {
    id: 'state',
    header: 'State',
    draw: (announcement) => <State of={announcement} />,
    order: (announcement) => announcementState(announcement, new Date()).word,
    width: 110,
    inCard: 'aside',
  },
];

function State({ of }: { of: DeskAnnouncement }) {
  const { word, tone } = announcementState(of, new Date());
  return <Badge tone={tone}>{word}</Badge>;
}

/** Sentences to everyone, above their screens. */
export function AnnouncementsDesk() {
  const { sort, setSort, openId, setOpenId } = useAddress(FILTERS);
  const read = useDeskAnnouncements();
  const may = useMay('announcements.change');
  const [isNew, setIsNew] = useState(false);
  const open = may ? read.data?.find(({ id }) => id === openId) : undefined;
  return (
    <>
      <DeskHead
        title="Announcements"
        action={
          may && (
            <Button icon={<Plus size={17} />} onClick={() => setIsNew(true)}>
              New announcement
            </Button>
          )
        }
      >
        A sentence above every screen, until a member dismisses it or its time is over.
      </DeskHead>
      <ListCard
        what="Announcements"
        columns={COLUMNS}
        read={read}
        sort={sort}
        onSort={setSort}
        openId={openId}
        onOpen={setOpenId}
        empty={<EmptyState icon={<Megaphone size={26} />} title="Nothing was announced yet" />}
      />
      {open && (
        // Another version, written by somebody else, begins the form anew.
        <AnnouncementDialog
          key={`${open.id} ${open.version}`}
          announcement={open}
          onClose={() => setOpenId(undefined)}
        />
      )}
      {isNew && <AnnouncementDialog onClose={() => setIsNew(false)} />}
    </>
  );
}
