import { Box, Center, Flex } from '@chakra-ui/react';
import { DEFAULT_ASSISTANT, DEFAULT_CONVERSATION_TITLE } from '@vesper/core/contract/brand';
import { TOASTS } from '@vesper/core/contract/toasts';
import { MessageCirclePlus, MessagesSquare, SearchX } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useNavigate, useParams } from 'react-router';
import { hasStatus } from '../../lib/api-error.ts';
import { useUser } from '../../lib/session.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { chatApi } from './chat-api.ts';
import { OpenListButton } from './ChatHeader.tsx';
import { ConversationList } from './ConversationList.tsx';
import { ConversationPane } from './ConversationPane.tsx';
import { ListDrawer } from './ListDrawer.tsx';
import { putConversation, useCharacter, useConversation } from './use-conversations.ts';
import { useKeyboardInset } from './use-keyboard-inset.ts';
import { useMessageEvents } from './use-messages.ts';
import { voiceOf } from './voice.ts';

/** /chat and /chat/:conversationId: the list at the side, one conversation in the middle. */
export function ChatPage() {
  const { conversationId } = useParams();
  const navigate = useNavigate();
  const [drawer, setDrawer] = useState(false);
  const [creating, setCreating] = useState(false);
  const keyboard = useKeyboardInset();
  useMessageEvents(conversationId);

  const create = async (): Promise<void> => {
    if (creating) return;
    setCreating(true);
    try {
      const conversation = await chatApi.create(DEFAULT_CONVERSATION_TITLE);
      putConversation(conversation);
      setDrawer(false);
      await navigate(`/chat/${conversation.id}`);
    } catch {
      showToast({ ...TOASTS.conversationCreateFailed, kind: 'failure' });
    } finally {
      setCreating(false);
    }
  };

  const list = (
    <ConversationList
      activeId={conversationId}
      creating={creating}
      onCreate={() => void create()}
      onChosen={() => setDrawer(false)}
      onDeleted={(id) => {
        if (id === conversationId) void navigate('/chat', { replace: true });
      }}
    />
  );
  const openList = (): void => setDrawer(true);

  return (
    // Fills what the shell leaves, whatever it shows above; only the panes scroll.
    <Box position="relative" flex="1" minH="0">
      <Flex position="absolute" inset="0" style={{ paddingBottom: keyboard }}>
        <Box
          as="aside"
          aria-label="Conversation list"
          display={{ base: 'none', md: 'block' }}
          width={{ md: '2xs', lg: 'xs' }}
          flexShrink="0"
          bg="bg.subtle"
          borderEndWidth="1px"
        >
          {list}
        </Box>
        <ListDrawer open={drawer} onClose={() => setDrawer(false)}>
          {list}
        </ListDrawer>
        {conversationId === undefined ? (
          <Welcome creating={creating} onCreate={() => void create()} onOpenList={openList} />
        ) : (
          <OpenConversation
            key={conversationId}
            conversationId={conversationId}
            onOpenList={openList}
          />
        )}
      </Flex>
    </Box>
  );
}

type OpenProps = { conversationId: string; onOpenList: () => void };

function OpenConversation({ conversationId, onOpenList }: OpenProps) {
  const { id: userId } = useUser();
  const { data: conversation, error } = useConversation(conversationId);
  const voice = voiceOf(useCharacter(conversation?.characterId ?? null));
  const navigate = useNavigate();

  if (hasStatus(error, 404)) {
    return (
      <Aside onOpenList={onOpenList}>
        <EmptyState
          icon={<SearchX size={26} />}
          title="This conversation is not here"
          description="It may have been deleted, or belongs to another account."
          action={<Button onClick={() => void navigate('/chat')}>All conversations</Button>}
        />
      </Aside>
    );
  }
  return (
    <ConversationPane
      userId={userId}
      conversationId={conversationId}
      title={conversation?.title ?? DEFAULT_ASSISTANT}
      voice={voice}
      onOpenList={onOpenList}
    />
  );
}

type WelcomeProps = { creating: boolean; onCreate: () => void; onOpenList: () => void };

function Welcome({ creating, onCreate, onOpenList }: WelcomeProps) {
  return (
    <Aside onOpenList={onOpenList}>
      <EmptyState
        icon={<MessagesSquare size={26} />}
        title="Welcome to AI Chat"
        description="Pick up where you left off, or begin something new. Replies go on even when you close the tab."
        action={
          <Button
            size="lg"
            loading={creating}
            icon={<MessageCirclePlus size={19} />}
            onClick={onCreate}
          >
            Start New Conversation
          </Button>
        }
      />
    </Aside>
  );
}

/** The middle when no conversation is open there. */
function Aside({ onOpenList, children }: { onOpenList: () => void; children: ReactNode }) {
  return (
    <Flex direction="column" flex="1" minW="0">
      <Box p="2" display={{ md: 'none' }}>
        <OpenListButton onClick={onOpenList} />
      </Box>
      <Center flex="1" pb="16">
        {children}
      </Center>
    </Flex>
  );
}
