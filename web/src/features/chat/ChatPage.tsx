import { Box, Center, Flex } from '@chakra-ui/react';
import { DEFAULT_ASSISTANT } from '@vesper/core/contract/brand';
import type { ConversationView } from '@vesper/core/contract/conversation';
import { TOASTS } from '@vesper/core/contract/toasts';
import { SearchX } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { inBackground } from '../../lib/in-background.ts';
import { useLastGiven } from '../../lib/use-last-given.ts';
import { hasStatus } from '../../lib/api-error.ts';
import { useUser } from '../../data/user/session.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { showToast } from '../../lib/toast-store.ts';
import { deleteConversation } from '../../data/conversation/delete-conversation.ts';
import { openConversation, openTemporary } from '../../data/conversation/open-conversation.ts';
import { ConversationList, type ConversationListProps } from './ConversationList.tsx';
import { ConversationPane } from './ConversationPane.tsx';
import { GroupDialog, prepareLazyParts } from './lazy-parts.ts';
import { neighbour } from './shortcuts.ts';
import { useConversation, useConversations } from '../../data/conversation/use-conversations.ts';
import { useKeyboardInset } from './use-keyboard-inset.ts';
import { useMessageEvents } from '../../data/message/use-messages.ts';
import { edit } from '../../data/message/composer.ts';
import { updateComposer } from '../../data/message/composer-store.ts';
import { useSharedWords } from './use-shared-words.ts';
import { focusField, useShortcuts } from './use-shortcuts.ts';
import { shownTitle } from '../../data/conversation/voice.ts';
import { Welcome } from './Welcome.tsx';

const GLOW =
  'radial-gradient(70rem 30rem at 62% 112%, ' +
  '{colors.accent.rose/14}, {colors.accent.violet/8} 45%, transparent 72%)';

/** Nothing that a finger has to meet is smaller. */
const FOR_FINGERS = {
  '@media (pointer: coarse)': {
    '& button': { minWidth: '2.75rem', minHeight: '2.75rem' },
    '& [aria-label=Versions]': { borderColor: 'transparent', marginInline: '-0.75rem' },
  },
};

/** /chat and /chat/:conversationId: the list at the side, one conversation in the middle. */
export function ChatPage() {
  const { conversationId } = useParams();
  const navigate = useNavigate();
  const [creating, setCreating] = useState(false);
  const [search, setSearch] = useSearchParams();
  // In the address, so that a character's page can lead here and Back closes it.
  const group = search.get('group');
  const lastGroup = useLastGiven(group);
  const keyboard = useKeyboardInset();
  useMessageEvents(conversationId);
  useEffect(() => inBackground(prepareLazyParts()), []);

  const begin = async (open: () => Promise<ConversationView>): Promise<void> => {
    if (creating) return;
    setCreating(true);
    try {
      const conversation = await open();
      await navigate(`/chat/${conversation.id}`);
    } catch {
      showToast({ ...TOASTS.conversationCreateFailed, kind: 'failure' });
    } finally {
      setCreating(false);
    }
  };

  const create = (): void => inBackground(begin(() => openConversation(null)));
  const createTemporary = (characterId: string | null): void =>
    inBackground(begin(() => openTemporary(characterId)));

  const { id: userId } = useUser();
  useSharedWords((words) => {
    const open = async (): Promise<ConversationView> => {
      const conversation = await openConversation(null);
      updateComposer(userId, conversation.id, (state) => edit(state, words));
      return conversation;
    };
    inBackground(begin(open));
  });
  const { conversations } = useConversations();
  const step = (by: 1 | -1): void => {
    const next = neighbour(
      conversations.map(({ id }) => id),
      conversationId,
      by,
    );
    if (next !== null) inBackground(navigate(`/chat/${next}`));
  };
  useShortcuts({
    new: create,
    search: () => focusField('search'),
    focus: () => focusField('message'),
    previous: () => step(-1),
    next: () => step(1),
  });

  const leave = (): void => inBackground(navigate('/chat', { replace: true }));
  const list: ConversationListProps = {
    activeId: conversationId,
    creating,
    onCreate: create,
    onTemporary: () => createTemporary(null),
    onGroup: () => setSearch({ group: '' }),
    onDeleted: (id) => {
      if (id === conversationId) leave();
    },
  };
  const open = conversationId !== undefined;

  return (
    // Fills what the shell leaves, whatever it shows above; only the panes scroll.
    <Box position="relative" flex="1" minH="0">
      <Flex
        position="absolute"
        inset="0"
        direction={{ base: 'column-reverse', md: 'row' }}
        justify={{ base: 'flex-end', md: 'flex-start' }}
        style={{ paddingBottom: keyboard }}
        backgroundImage={GLOW}
        css={FOR_FINGERS}
      >
        {/* A phone has room for the list or for a conversation. */}
        <Box
          as="aside"
          aria-label="Conversation list"
          display={{ base: open ? 'none' : 'block', md: 'block' }}
          width={{ base: 'full', md: '2xs', lg: 'xs' }}
          flex={{ base: '1', md: 'none' }}
          minH="0"
          bg={{ md: 'bg.subtle' }}
          borderEndWidth={{ md: '1px' }}
        >
          <ConversationList {...list} />
        </Box>
        {lastGroup !== null && (
          <Suspense fallback={null}>
            <GroupDialog
              firstId={lastGroup}
              open={group !== null}
              onClose={() => setSearch({}, { replace: true })}
            />
          </Suspense>
        )}
        {open ? (
          <OpenConversation
            key={conversationId}
            conversationId={conversationId}
            onNew={list.onCreate}
            onTemporary={createTemporary}
            onLeave={leave}
          />
        ) : (
          <Welcome {...list} />
        )}
      </Flex>
    </Box>
  );
}

interface OpenProps {
  conversationId: string;
  onNew: () => void;
  /** Begins a temporary chat with this character, or with the assistant. */
  onTemporary: (characterId: string | null) => void;
  /** Goes to where no conversation is open. */
  onLeave: () => void;
}

function OpenConversation({ conversationId, onNew, onTemporary, onLeave }: OpenProps) {
  const { id: userId } = useUser();
  const { data: conversation, error, isPending } = useConversation(conversationId);

  if (hasStatus(error, 404)) {
    return (
      <Center flex="1" px="6">
        <EmptyState
          icon={<SearchX size={26} />}
          title="This conversation is not here"
          description="It may have been deleted, or belongs to another account."
          action={<Button onClick={onLeave}>All conversations</Button>}
        />
      </Center>
    );
  }
  return (
    <ConversationPane
      userId={userId}
      conversationId={conversationId}
      conversation={conversation}
      isReading={isPending}
      title={conversation ? shownTitle(conversation) : DEFAULT_ASSISTANT}
      onNew={onNew}
      onTemporary={() => onTemporary(conversation?.character?.id ?? null)}
      onDelete={() => {
        // A temporary one goes by being left.
        if (conversation && !conversation.isTemporary) deleteConversation(conversation);
        onLeave();
      }}
    />
  );
}
