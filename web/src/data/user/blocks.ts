import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { blockView, type BlockView } from '@vesper/core/contract/block';
import { queryClient, READ_ON_OPEN } from '../../lib/query.ts';
import { request } from '../../lib/request.ts';

const KEY = ['api', 'blocks'] as const;
const PATH = '/api/blocks';
const blocks = z.array(blockView);

/** Members whom one has blocked. */
export function useBlocks() {
  return useQuery<BlockView[]>({
    queryKey: KEY,
    queryFn: ({ signal }) => request(blocks, 'GET', PATH, { signal }),
    ...READ_ON_OPEN,
  });
}

/** Blocks somebody, or takes it back; what is public is read anew. */
export async function setBlocked(userId: string, isBlocked: boolean): Promise<void> {
  const body = { userId, isBlocked };
  queryClient.setQueryData(KEY, await request(blocks, 'PUT', PATH, { body }));
  await queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] !== 'blocks' });
}
