import { useQuery } from '@tanstack/react-query';
import type { ConversationSummary } from '@vesper/core/contract/memory';
import { queryClient, READ_ON_OPEN } from '../../lib/query.ts';
import { memoryApi } from './memory-api.ts';

const keyOf = (conversationId: string) =>
  ['api', 'conversations', conversationId, 'summary'] as const;

/** The early part of a long conversation in short; null while it has none. */
export function useSummary(conversationId: string) {
  return useQuery<ConversationSummary | null>({
    queryKey: keyOf(conversationId),
    queryFn: () => memoryApi.summary(conversationId),
    ...READ_ON_OPEN,
  });
}

/** Corrects a summary; '' removes it. @throws what the call throws */
export async function writeSummary(conversationId: string, text: string): Promise<void> {
  const summary = await memoryApi.writeSummary(conversationId, text);
  queryClient.setQueryData(keyOf(conversationId), summary);
}
