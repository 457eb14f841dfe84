import { chakra } from '@chakra-ui/react';
import type { MessageView } from '@vesper/core/contract/message';
import { useEffect, useRef } from 'react';
import { announcement, watchedOf } from './announcement.ts';

/** Says the start and the end of a reply to screen readers; the log itself stays silent. */
export function Announcer({ messages, name }: { messages: readonly MessageView[]; name: string }) {
  const region = useRef<HTMLDivElement>(null);
  const watched = useRef(watchedOf(messages));

  useEffect(() => {
    const words = announcement(watched.current, messages, name);
    watched.current = watchedOf(messages);
    if (words !== null && region.current) region.current.textContent = words;
  }, [messages, name]);

  return <chakra.div ref={region} srOnly aria-live="polite" data-testid="announcer" />;
}
