import { useCallback } from 'react';
import { useMessages } from '../../data/message/use-messages.ts';
import { inBackground } from '../../lib/in-background.ts';

/** The messages of a conversation, with a way to further ones that can be asked for at any time. */
export function useHistory(conversationId: string) {
  const history = useMessages(conversationId);
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = history;
  const loadOlder = useCallback(() => {
    if (hasNextPage && !isFetchingNextPage) inBackground(fetchNextPage());
  }, [hasNextPage, isFetchingNextPage, fetchNextPage]);
  return { ...history, loadOlder };
}
