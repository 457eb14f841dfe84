import type { MessageView } from '@vesper/core/contract/message';
import { useMemo } from 'react';
import { speakerVoices } from '../../data/conversation/speaker-voices.ts';
import { useConversation } from '../../data/conversation/use-conversations.ts';
import { useExpectedSpeaker } from '../../data/message/expected-speaker.ts';
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
  const { character = null, group, persona: me } = useConversation(conversationId).data ?? {};
  const voiceFor = useMemo(() => speakerVoices({ character, group }), [character, group]);
  const expected = useExpectedSpeaker({ conversationId, group, messages, sending });
  const isFresh = sending === null && !hasOlder && !messages.some(({ role }) => role === 'user');
  return (
    <>
      <Earlier loading={isReadingOlder} more={hasOlder} onLoad={onOlder} />
      {!hasOlder && <Intro voice={voice} group={group} />}
      <Timeline
        messages={messages}
        voiceFor={voiceFor}
        expected={expected}
        me={me}
        sending={sending}
      />
      {isFresh && <FreshStart seed={conversationId} voice={voice} onStart={props.onStart} />}
      <Announcer messages={messages} name={voice.name} />
    </>
  );
}
