import { Box, Center, Flex, chakra } from '@chakra-ui/react';
import type { ConversationView } from '@vesper/core/contract/conversation';
import { LIMITS } from '@vesper/core/contract/limits';
import {
  Keyboard,
  MessageCircleDashed,
  MessageCirclePlus,
  MessagesSquare,
  Search,
  SquarePen,
  Users,
} from 'lucide-react';
import { Fragment, Suspense, useState, type ReactNode } from 'react';
import { inBackground } from '../../lib/in-background.ts';
import { showShortcuts } from '../../lib/palette-store.ts';
import { useSettled } from '../../lib/use-settled.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { ConversationRow } from './ConversationRow.tsx';
import {
  ArchivedList,
  ListDialogs,
  ListFailed,
  ListMenu,
  OrderedParts,
  SearchState,
  SelectionBar,
} from './lazy-parts.ts';
import { useDrop } from './list/drag-conversation.ts';
import { endSelecting, useListState } from './list/list-store.ts';
import { groupConversations } from './group-conversations.ts';
import { changeWithUndo } from '../../data/conversation/change-order.ts';
import { deleteConversation } from '../../data/conversation/delete-conversation.ts';
import { useConversations } from '../../data/conversation/use-conversations.ts';

/** Typing pauses this long before the server is asked. */
const SEARCH_AFTER_MS = 250;

const PartName = chakra('li', {
  base: { textStyle: 'caption', color: 'fg.subtle', px: '3', pt: '3', pb: '1' },
});

export interface ConversationListProps {
  activeId: string | undefined;
  creating: boolean;
  onCreate: () => void;
  onTemporary: () => void;
  onGroup: () => void;
  onDeleted: (id: string) => void;
}

/** The sidebar: search, the conversations, and the way to a new one. */
export function ConversationList(props: ConversationListProps) {
  const { creating, onCreate, onTemporary, onGroup, onDeleted } = props;
  const [search, setSearch] = useState('');
  const words = useSettled(search.trim(), SEARCH_AFTER_MS);
  const { selected } = useListState();

  return (
    <Flex direction="column" height="full" minH="0" gap="4" pt={{ base: '4', md: '5' }}>
      {/* On a phone the screen's own heading and button stand above. */}
      <Flex align="center" gap={{ lg: '1' }} ps="5" pe="3" display={{ base: 'none', md: 'flex' }}>
        <Box as="h2" textStyle="heading" flex="1">
          Chats
        </Box>
        <IconButton
          label="Keyboard shortcuts"
          display={{ base: 'none', lg: 'inline-grid' }}
          css={{ '@media (hover: none)': { display: 'none' } }}
          onClick={showShortcuts}
        >
          <Keyboard size={19} />
        </IconButton>
        <IconButton label="Group chat" onClick={onGroup}>
          <Users size={19} />
        </IconButton>
        <IconButton label="Temporary chat" disabled={creating} onClick={onTemporary}>
          <MessageCircleDashed size={19} />
        </IconButton>
        <IconButton label="New conversation" loading={creating} onClick={onCreate}>
          <SquarePen size={19} />
        </IconButton>
      </Flex>
      <Flex ps="4" pe="3" gap="1" align="center">
        <Box flex="1" minW="0">
          <TextField
            label="Search conversations"
            hideLabel
            type="search"
            placeholder="Search"
            height="10"
            value={search}
            trailing={
              <Center boxSize="8" color="fg.subtle" pointerEvents="none" aria-hidden>
                <Search size={16} />
              </Center>
            }
            maxLength={LIMITS.searchMax}
            data-shortcut="search"
            onChange={(event) => setSearch(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Escape' && search !== '') {
                event.preventDefault();
                setSearch('');
              }
            }}
          />
        </Box>
        <Suspense fallback={<Box boxSize="10" />}>
          <ListMenu />
        </Suspense>
      </Flex>
      <Listed {...props} words={words} />
      <Suspense fallback={null}>
        {selected && <SelectionBar onDeleted={onDeleted} />}
        <ListDialogs />
      </Suspense>
    </Flex>
  );
}

type ListedProps = ConversationListProps & { words: string };

/** What scrolls: what was found, the archive, or everything else in its order. */
function Listed({ activeId, creating, onCreate, onDeleted, words }: ListedProps) {
  const list = useConversations(words);
  const { archive, selected } = useListState();
  const searching = words !== '';
  const { over, ...drop } = useDrop(outOfFolders);
  const row = (conversation: ConversationView) => (
    <ConversationRow
      key={conversation.id}
      conversation={conversation}
      active={conversation.id === activeId}
      words={words}
      onDelete={() => {
        deleteConversation(conversation);
        onDeleted(conversation.id);
      }}
    />
  );
  return (
    <Box
      flex="1"
      minH="0"
      overflowY="auto"
      scrollbarWidth="thin"
      px="2"
      pb="4"
      onKeyDown={(event) => {
        if (event.key === 'Escape' && selected) endSelecting();
      }}
    >
      {list.isPending && <ListSkeleton />}
      <Suspense fallback={null}>
        {list.isError && <ListFailed onRetry={() => inBackground(list.refetch())} />}
        {searching && (
          <SearchState words={words} found={list.conversations.length} done={list.isSuccess} />
        )}
        {!searching && (archive ? <ArchivedList row={row} /> : <OrderedParts row={row} />)}
      </Suspense>
      {(searching || !archive) && (
        <Box {...drop} borderRadius="md" bg={over ? 'bg.hover' : undefined}>
          <Rows {...{ list, searching, row, creating, onCreate }} />
        </Box>
      )}
    </Box>
  );
}

/** A conversation that is dropped among those of no folder is in none. */
function outOfFolders(dropped: readonly ConversationView[]): void {
  const inFolders = dropped.filter(({ folderId }) => folderId !== null);
  changeWithUndo(inFolders, { folderId: null }, 'Out of the folder');
}

interface RowsProps extends Pick<ConversationListProps, 'creating' | 'onCreate'> {
  list: ReturnType<typeof useConversations>;
  searching: boolean;
  row: (conversation: ConversationView) => ReactNode;
}

/** What was found, or what nobody has pinned or put into a folder, by day. */
function Rows({ list, searching, row, creating, onCreate }: RowsProps) {
  const shown = list.conversations;
  const loose = shown.filter(({ isPinned, folderId }) => !isPinned && folderId === null);
  return (
    <>
      {list.isSuccess && !searching && shown.length === 0 && (
        <EmptyState
          icon={<MessagesSquare size={24} />}
          title="No conversations yet"
          action={
            <Button
              size="sm"
              loading={creating}
              icon={<MessageCirclePlus size={16} />}
              onClick={onCreate}
            >
              Start First Chat
            </Button>
          }
        />
      )}
      <Flex as="ul" direction="column" gap="0.5" listStyleType="none" aria-label="Conversations">
        {searching
          ? shown.map(row)
          : groupConversations(loose, new Date()).map(({ name, conversations }) => (
              <Fragment key={name}>
                <PartName>{name}</PartName>
                {conversations.map(row)}
              </Fragment>
            ))}
      </Flex>
      {list.hasNextPage && (
        <Center pt="3">
          <Button
            size="sm"
            variant="ghost"
            loading={list.isFetchingNextPage}
            onClick={() => inBackground(list.fetchNextPage())}
          >
            Show older
          </Button>
        </Center>
      )}
    </>
  );
}

function ListSkeleton() {
  return (
    <Flex direction="column" gap="2" px="2" role="status" aria-label="Loading conversations">
      {[72, 54, 63, 48].map((width) => (
        <Flex key={width} align="center" gap="3" minH="14" px="1">
          <Skeleton boxSize="10" borderRadius="full" flexShrink="0" />
          <Skeleton height="8" style={{ width: `${width}%` }} />
        </Flex>
      ))}
    </Flex>
  );
}
