import { Box, Flex } from '@chakra-ui/react';
import { DEFAULT_ASSISTANT, DEFAULT_CONVERSATION_TITLE } from '@vesper/core/contract/brand';
import { TOASTS } from '@vesper/core/contract/toasts';
import { SearchX, X } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { inBackground } from '../../lib/in-background.ts';
import { hasStatus } from '../../lib/api-error.ts';
import { useUser } from '../../data/user/session.ts';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { showToast } from '../../lib/toast-store.ts';
import { conversationApi } from '../../data/conversation/conversation-api.ts';
import { putConversation } from '../../data/conversation/conversation-cache.ts';
import { ConversationList, type ConversationListProps } from './ConversationList.tsx';
import { ConversationPane } from './ConversationPane.tsx';
import { ListDrawer } from './ListDrawer.tsx';
import { NoConversation } from './NoConversation.tsx';
import { neighbour } from './shortcuts.ts';
import { ShortcutsHelp } from './ShortcutsHelp.tsx';
import { useConversation, useConversations } from '../../data/conversation/use-conversations.ts';
import { useKeyboardInset } from './use-keyboard-inset.ts';
import { useMessageEvents } from '../../data/message/use-messages.ts';
import { focusField, useShortcuts } from './use-shortcuts.ts';
import { voiceOf } from './voice.ts';
import { Welcome } from './Welcome.tsx';

const GLOW =
  'radial-gradient(70rem 30rem at 62% 112%, ' +
  '{colors.accent.rose/14}, {colors.accent.violet/8} 45%, transparent 72%)';

/** /chat and /chat/:conversationId: the list at the side, one conversation in the middle. */
export function ChatPage() {
  const { conversationId } = useParams();
  const navigate = useNavigate();
  const [drawer, setDrawer] = useState(false);
  const [help, setHelp] = useState(false);
  const [creating, setCreating] = useState(false);
  const keyboard = useKeyboardInset();
  useMessageEvents(conversationId);

  const create = async (): Promise<void> => {
    if (creating) return;
    setCreating(true);
    try {
      const conversation = await conversationApi.create({ title: DEFAULT_CONVERSATION_TITLE });
      putConversation(conversation);
      setDrawer(false);
      await navigate(`/chat/${conversation.id}`);
    } catch {
      showToast({ ...TOASTS.conversationCreateFailed, kind: 'failure' });
    } finally {
      setCreating(false);
    }
  };

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
    help: () => setHelp(true),
    new: () => inBackground(create()),
    search: () => focusField('search'),
    focus: () => focusField('message'),
    previous: () => step(-1),
    next: () => step(1),
  });

  const list: ConversationListProps = {
    activeId: conversationId,
    creating,
    onCreate: () => inBackground(create()),
    onHelp: () => setHelp(true),
    onChosen: () => setDrawer(false),
    onDeleted: (id) => {
      if (id === conversationId) inBackground(navigate('/chat', { replace: true }));
    },
  };
  const openList = (): void => setDrawer(true);

  return (
    // Fills what the shell leaves, whatever it shows above; only the panes scroll.
    <Box position="relative" flex="1" minH="0">
      <Flex
        position="absolute"
        inset="0"
        style={{ paddingBottom: keyboard }}
        backgroundImage={GLOW}
      >
        <Box
          as="aside"
          aria-label="Conversation list"
          display={{ base: 'none', md: 'block' }}
          width={{ md: '2xs', lg: 'xs' }}
          flexShrink="0"
          bg="bg.subtle"
          borderEndWidth="1px"
        >
          <ConversationList {...list} />
        </Box>
        <ShortcutsHelp open={help} onClose={() => setHelp(false)} />
        <ListDrawer open={drawer} onClose={() => setDrawer(false)}>
          <ConversationList
            {...list}
            corner={
              <IconButton
                label="Close conversations"
                withTooltip={false}
                onClick={() => setDrawer(false)}
              >
                <X size={20} />
              </IconButton>
            }
          />
        </ListDrawer>
        {conversationId === undefined ? (
          <Welcome
            creating={creating}
            onCreate={() => inBackground(create())}
            onOpenList={openList}
          />
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

interface OpenProps {
  conversationId: string;
  onOpenList: () => void;
}

function OpenConversation({ conversationId, onOpenList }: OpenProps) {
  const { id: userId } = useUser();
  const { data: conversation, error } = useConversation(conversationId);
  const character = conversation?.character ?? null;
  const voice = useMemo(() => voiceOf(character), [character]);
  const navigate = useNavigate();

  if (hasStatus(error, 404)) {
    return (
      <NoConversation onOpenList={onOpenList}>
        <EmptyState
          icon={<SearchX size={26} />}
          title="This conversation is not here"
          description="It may have been deleted, or belongs to another account."
          action={
            <Button onClick={() => inBackground(navigate('/chat'))}>All conversations</Button>
          }
        />
      </NoConversation>
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
