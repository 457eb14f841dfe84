import type { MaturePictures } from '@vesper/core/contract/maturity';
import { queryClient } from '../../lib/query.ts';
import { setUser } from './session.ts';
import { userApi } from './user-api.ts';

/** Chooses how pictures of others are met that are not for every eye; all of them are read anew. */
export async function setMaturePictures(maturePictures: MaturePictures): Promise<void> {
  setUser(await userApi.update({ maturePictures }));
  await queryClient.invalidateQueries();
}
