import type { MessageView } from '@vesper/core/contract/message';
import { useConversation } from '../../data/conversation/use-conversations.ts';
import { Announcer } from './Announcer.tsx';
import { Earlier } from './Earlier.tsx';
import { FreshStart } from './FreshStart.tsx';
import { Intro } from './Intro.tsx';
import { Timeline } from './Timeline.tsx';
import type { Voice } from '../../data/conversation/voice.ts';

export interface LogBodyProps {
  conversationId: string;
  messages: readonly MessageView[];
  voice: Voice;
  /** Words on their way to the server. */
  sending: string | null;
  /** There are earlier messages than these, to be read by `onOlder`. */
  hasOlder: boolean;
  isReadingOlder: boolean;
  onOlder: () => void;
  onStart: (words: string) => void;
}

/** What has been said, below who says it; before the first message, the ways to begin. */
export function LogBody(props: LogBodyProps) {
  const { conversationId, messages, voice, sending, hasOlder, isReadingOlder, onOlder } = props;
  const me = useConversation(conversationId).data?.persona;
  const isFresh = sending === null && !hasOlder && !messages.some(({ role }) => role === 'user');
  return (
    <>
      <Earlier loading={isReadingOlder} more={hasOlder} onLoad={onOlder} />
      {!hasOlder && <Intro voice={voice} />}
      <Timeline messages={messages} voice={voice} me={me} sending={sending} />
      {isFresh && <FreshStart seed={conversationId} voice={voice} onStart={props.onStart} />}
      <Announcer messages={messages} name={voice.name} />
    </>
  );
}
