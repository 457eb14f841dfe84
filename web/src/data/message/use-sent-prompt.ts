import { useQuery } from '@tanstack/react-query';
import type { MessageView } from '@vesper/core/contract/message';
import { messageApi } from './message-api.ts';

/**
 * What the model was given for the shown version of a reply, read whenever somebody looks.
 * @param looking false while nobody does: nothing is read then
 */
export function useSentPrompt(
  { id, variant }: Pick<MessageView, 'id' | 'variant'>,
  looking: boolean,
) {
  return useQuery({
    queryKey: ['sent-prompt', id, variant],
    queryFn: () => messageApi.sent(id, variant),
    enabled: looking,
    staleTime: 0,
    gcTime: 0,
  });
}
