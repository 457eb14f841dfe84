import { skipToken, useQuery } from '@tanstack/react-query';
import type {
  CreateMemoryRequest,
  MemoryOverview,
  MemoryView,
  UpdateMemoryRequest,
} from '@vesper/core/contract/memory';
import type { MessageView } from '@vesper/core/contract/message';
import { dropItem, mapItems, putFirst, usePagedList, type Pages } from '../../lib/paged-list.ts';
import { queryClient, READ_ON_FOCUS, READ_ON_OPEN } from '../../lib/query.ts';
import { memoryApi } from './memory-api.ts';

const ALL = ['api', 'memories'] as const;
const LISTS = [...ALL, 'of'] as const;
const OVERVIEW = [...ALL, 'overview'] as const;

/** @param asked a character that is listed even if it remembers nothing yet */
export function useMemoryOverview(asked: string | null) {
  return useQuery<MemoryOverview>({
    queryKey: [...OVERVIEW, asked],
    queryFn: () => memoryApi.overview(asked),
    ...READ_ON_OPEN,
    ...READ_ON_FOCUS,
    placeholderData: (before) => before,
  });
}

/** The facts that a character knows, or with null all of them; newest first. */
export function useMemories(characterId: string | null, search: string) {
  return usePagedList<MemoryView>({
    queryKey: [...LISTS, characterId, search],
    fetchPage: (before, signal) => memoryApi.list(characterId, search, before, signal),
    ...READ_ON_OPEN,
    ...READ_ON_FOCUS,
    // What was found for the letters before stands until there is more.
    placeholderData: (before, query) =>
      query?.queryKey[LISTS.length] === characterId ? before : undefined,
  });
}

/**
 * The facts that a reply was given, as they read now; those forgotten since are not among them.
 * @param reply null where it was given none: nothing is read then
 */
export function useMemoriesUsedIn(reply: Pick<MessageView, 'id' | 'variant'> | null) {
  return useQuery({
    queryKey: [...ALL, 'used-in', reply?.id, reply?.variant],
    queryFn: reply === null ? skipToken : () => memoryApi.usedIn(reply.id),
    ...READ_ON_OPEN,
  });
}

function changeLists(change: (data: Pages<MemoryView>) => Pages<MemoryView>): void {
  queryClient.setQueriesData<Pages<MemoryView>>(
    { queryKey: LISTS },
    (data) => data && change(data),
  );
}

async function refreshOverview(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: OVERVIEW });
}

/** @throws what the call throws */
export async function addMemory(body: CreateMemoryRequest): Promise<void> {
  const memory = await memoryApi.create(body);
  queryClient.setQueryData<Pages<MemoryView>>(
    [...LISTS, body.characterId, ''],
    (data) => data && putFirst(data, memory),
  );
  await refreshOverview();
}

/** @throws what the call throws */
export async function changeMemory(id: string, body: UpdateMemoryRequest): Promise<void> {
  const memory = await memoryApi.update(id, body);
  changeLists((data) => mapItems(data, (one) => (one.id === id ? memory : one)));
}

/** Takes a forgotten fact out of the lists; one that it had replaced may be back. */
export async function dropMemory(id: string): Promise<void> {
  changeLists((data) => dropItem(data, id));
  await queryClient.invalidateQueries({ queryKey: ALL });
}

/** @throws what the call throws */
export async function forgetAll(characterId: string | null): Promise<void> {
  await memoryApi.removeAll(characterId);
  await queryClient.invalidateQueries({ queryKey: ALL });
}

/** Says to the server that these were seen; they are shown as new until the page is left. */
export async function markMemoriesSeen(ids: readonly string[]): Promise<void> {
  await memoryApi.markSeen(ids);
  await refreshOverview();
}

/** @throws what the call throws */
export async function setMemorySwitch(characterId: string | null, isOn: boolean): Promise<void> {
  await memoryApi.toggle(characterId, isOn);
  await refreshOverview();
}
