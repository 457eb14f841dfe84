import {
  consentView,
  LIKENESS_CONSENT,
  likenessRemoval,
  likenessView,
  type LikenessRemoval,
  type LikenessView,
} from '@vesper/core/contract/likeness';
import { uploadParameters } from '@vesper/core/contract/upload';
import { longWork, request } from '../../lib/request.ts';

const PATH = '/api/onlyfans-self-ai';

/** What becomes of the pictures when the photos they were made from are deleted. */
export type PicturesChoice = 'keep' | 'delete';

/** The calls of the Self-AI page. */
export const selfAiApi = {
  consent: () => request(consentView, 'GET', `${PATH}/consent`),
  /** Agrees to the text that this build shows, and to no other. */
  giveConsent: () =>
    request(consentView, 'POST', `${PATH}/consent`, {
      body: { version: LIKENESS_CONSENT.version },
    }),
  uploadAddress: async (): Promise<string> => {
    const { uploadURL } = await request(uploadParameters, 'POST', '/api/objects/upload');
    return uploadURL;
  },
  /** @param key the same for the same upload, so that asking twice adds it once */
  add: (imageURL: string, key: string): Promise<LikenessView> =>
    request(likenessView, 'PUT', PATH, { body: { imageURL }, headers: longWork(key) }),
  remove: (id: string, pictures: PicturesChoice): Promise<LikenessRemoval> =>
    request(likenessRemoval, 'DELETE', `${PATH}/${id}?pictures=${pictures}`),
  removeAll: (pictures: PicturesChoice): Promise<LikenessRemoval> =>
    request(likenessRemoval, 'DELETE', `${PATH}?pictures=${pictures}`),
};
