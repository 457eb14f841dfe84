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
import { Fragment, useState } from 'react';
import { inBackground } from '../../lib/in-background.ts';
import { count } from '../../lib/format.ts';
import { useSettled } from '../../lib/use-settled.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { ConversationRow } from './ConversationRow.tsx';
import { groupConversations } from './group-conversations.ts';
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
  onHelp: () => void;
  onDeleted: (id: string) => void;
}

/** The sidebar: search, the conversations, and the way to a new one. */
export function ConversationList(props: ConversationListProps) {
  const { activeId, creating, onCreate, onTemporary, onGroup, onHelp, onDeleted } = props;
  const [search, setSearch] = useState('');
  const words = useSettled(search.trim(), SEARCH_AFTER_MS);
  const list = useConversations(words);
  const shown = list.conversations;
  const searching = words !== '';
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
          onClick={onHelp}
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
      <Box px="4">
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
      <Box flex="1" minH="0" overflowY="auto" scrollbarWidth="thin" px="2" pb="4">
        {list.isPending && <ListSkeleton />}
        {list.isError && <ListFailed onRetry={() => inBackground(list.refetch())} />}
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
        {searching && <SearchState words={words} found={shown.length} done={list.isSuccess} />}
        <Flex as="ul" direction="column" gap="0.5" listStyleType="none" aria-label="Conversations">
          {searching
            ? shown.map(row)
            : groupConversations(shown, new Date()).map(({ name, conversations }) => (
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
      </Box>
    </Flex>
  );
}

interface SearchStateProps {
  words: string;
  found: number;
  done: boolean;
}

/** The result of the search in words; said by screen readers when it changes. */
function SearchState({ words, found, done }: SearchStateProps) {
  const empty = done && found === 0;
  return (
    <Box
      px="3"
      pb={empty ? '0' : '2'}
      pt={empty ? '6' : '0'}
      color={empty ? 'fg.muted' : 'fg.subtle'}
      textStyle={empty ? 'small' : 'caption'}
      textAlign={empty ? 'center' : 'start'}
      overflowWrap="anywhere"
      role="status"
    >
      {empty && `Nothing in your titles and messages contains “${words}”.`}
      {done && !empty && count(found, 'conversation')}
    </Box>
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

function ListFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <Flex direction="column" align="center" gap="3" py="8" px="4" textAlign="center" role="alert">
      <Box color="fg.muted" textStyle="small">
        The conversations could not be loaded.
      </Box>
      <Button size="sm" variant="secondary" onClick={onRetry}>
        Try again
      </Button>
    </Flex>
  );
}
