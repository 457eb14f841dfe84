import type { ConversationView } from '@vesper/core/contract/conversation';
import type { MessageView } from '@vesper/core/contract/message';
import type { ChatModelView } from '@vesper/core/contract/model';
import { Suspense, useMemo, useState, type ReactNode } from 'react';
import { useModels } from '../../data/model/use-models.ts';
import { ChatProvider } from './chat-context.ts';
import { ConversationSettings } from './lazy-parts.ts';
import { useSpeakingModel } from './settings/use-speaking-model.ts';

const NO_MODELS: readonly ChatModelView[] = [];

interface Props {
  conversation: ConversationView | undefined;
  messages: readonly MessageView[];
  children: ReactNode;
}

/** What everything in a conversation may ask for: its model, its newest message, its settings. */
export function ChatAround({ conversation, messages, children }: Props) {
  const [settings, setSettings] = useState<'open' | 'closed' | null>(null);
  const models = useModels().data ?? NO_MODELS;
  const speaking = useSpeakingModel(conversation);
  const lastId = messages.at(-1)?.id;
  const chat = useMemo(
    () => ({ conversation, models, speaking, lastId, openSettings: () => setSettings('open') }),
    [conversation, models, speaking, lastId],
  );
  return (
    <ChatProvider value={chat}>
      {children}
      <Suspense fallback={null}>
        {settings && conversation && (
          <ConversationSettings
            conversation={conversation}
            open={settings === 'open'}
            onClose={() => setSettings('closed')}
          />
        )}
      </Suspense>
    </ChatProvider>
  );
}
