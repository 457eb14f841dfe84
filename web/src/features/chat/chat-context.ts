import type { ConversationView } from '@vesper/core/contract/conversation';
import type { ChatModelView } from '@vesper/core/contract/model';
import { createContext, useContext } from 'react';

/** The surroundings of a message that its options depend on. */
interface Chat {
  /** Undefined while it is being read. */
  conversation: ConversationView | undefined;
  /** The operator's models; empty while they are being read. */
  models: readonly ChatModelView[];
  /** The one that writes the next reply; undefined while that is unknown, or when it is gone. */
  speaking: ChatModelView | undefined;
  /** The newest message: only there a reply can be gone on with. */
  lastId: string | undefined;
  openSettings: () => void;
}

const context = createContext<Chat>({
  conversation: undefined,
  models: [],
  speaking: undefined,
  lastId: undefined,
  openSettings: () => undefined,
});

export const ChatProvider = context.Provider;

/** The open conversation, for what stands deep within it. */
export const useChat = (): Chat => useContext(context);
