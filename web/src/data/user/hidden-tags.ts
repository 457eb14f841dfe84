import { queryClient } from '../../lib/query.ts';
import { setUser } from './session.ts';
import { userApi } from './user-api.ts';

/** Hides what has one of these words from the member; what is public is read anew. */
export async function setHiddenTags(hiddenTags: string[]): Promise<void> {
  setUser(await userApi.update({ hiddenTags }));
  await queryClient.invalidateQueries({
    predicate: ({ queryKey }) => ['images', 'characters', 'creators'].includes(String(queryKey[1])),
  });
}
