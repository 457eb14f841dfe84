import { imageView, type ImageView } from '@vesper/core/contract/image';
import {
  consentView,
  LIKENESS_CONSENT,
  likenessRemoval,
  likenessView,
  type LikenessRemoval,
  type LikenessView,
} from '@vesper/core/contract/likeness';
import { z } from 'zod';
import { longWork, request } from '../../lib/request.ts';

const PATH = '/api/onlyfans-self-ai';

/** The fate of pictures when the likenesses they were made from are deleted. */
export type PicturesChoice = 'keep' | 'delete';

/** The calls about likenesses, the photos that members gave of themselves. */
export const likenessApi = {
  list: (): Promise<LikenessView[]> => request(z.array(likenessView), 'GET', PATH),
  consent: () => request(consentView, 'GET', `${PATH}/consent`),
  /** Agrees to the text that this build shows, and to no other. */
  giveConsent: () =>
    request(consentView, 'POST', `${PATH}/consent`, {
      body: { version: LIKENESS_CONSENT.version },
    }),
  /** @param key the same for the same upload, so that asking twice adds it once */
  add: (imageURL: string, key: string): Promise<LikenessView> =>
    request(likenessView, 'PUT', PATH, { body: { imageURL }, headers: longWork(key) }),
  /** @param key as with `add` */
  firstPicture: (prompt: string, key: string): Promise<ImageView> =>
    request(imageView, 'POST', `${PATH}/first-picture`, {
      body: { prompt },
      headers: longWork(key),
    }),
  remove: (id: string, pictures: PicturesChoice): Promise<LikenessRemoval> =>
    request(likenessRemoval, 'DELETE', `${PATH}/${id}`, { query: { pictures } }),
  removeAll: (pictures: PicturesChoice): Promise<LikenessRemoval> =>
    request(likenessRemoval, 'DELETE', PATH, { query: { pictures } }),
};
