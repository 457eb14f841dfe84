import { imageView, type GenerateImageRequest, type ImageView } from '@vesper/core/contract/image';
import { likenessView, type LikenessView } from '@vesper/core/contract/likeness';
import {
  userView,
  type SignInRequest,
  type SignUpRequest,
  type UserView,
} from '@vesper/core/contract/user';
import { z } from 'zod';
import { hasStatus } from './api-error.ts';
import { longWork, request } from './request.ts';

/** Answers of which only the status matters. */
const anything = z.unknown();
const signedIn = z.object({ tokens: z.number() });

/** '?a=1&b=2' of what is not empty. */
function query(parts: Record<string, string>): string {
  const given = Object.entries(parts).filter(([, value]) => value !== '');
  return given.length === 0 ? '' : `?${new URLSearchParams(given).toString()}`;
}

async function currentUser(): Promise<UserView | null> {
  try {
    return await request(userView, 'GET', '/api/user', { anonymous: true });
  } catch (error) {
    if (hasStatus(error, 401)) return null;
    throw error;
  }
}

/** One typed function per call of the API that the screens of this folder use. */
export const api = {
  currentUser,
  signUp: (body: SignUpRequest): Promise<unknown> =>
    request(anything, 'POST', '/api/signup', { body, anonymous: true }),
  signIn: (body: SignInRequest): Promise<{ tokens: number }> =>
    request(signedIn, 'POST', '/api/signin', { body, anonymous: true }),
  signOut: (): Promise<unknown> => request(anything, 'POST', '/api/signout', { anonymous: true }),
  images: (before?: string): Promise<ImageView[]> =>
    request(
      z.array(imageView),
      'GET',
      `/api/images${before === undefined ? '' : `?before=${before}`}`,
    ),
  publicImages: (
    search: string,
    before: string | null,
    signal: AbortSignal,
  ): Promise<ImageView[]> =>
    request(
      z.array(imageView),
      'GET',
      `/api/images/public${query({ search, before: before ?? '' })}`,
      { signal },
    ),
  image: (id: string): Promise<ImageView> => request(imageView, 'GET', `/api/images/${id}`),
  generateImage: (body: GenerateImageRequest, key: string): Promise<ImageView> =>
    request(imageView, 'POST', '/api/generate/image', { body, headers: longWork(key) }),
  /** With `consent` its owner agrees that a picture that shows them becomes public. */
  setVisibility: (id: string, isPublic: boolean, consent: boolean): Promise<unknown> =>
    request(anything, 'PUT', `/api/images/${id}/visibility`, {
      body: { isPublic, ...(consent && { consent }) },
    }),
  setLiked: (id: string, liked: boolean): Promise<ImageView> =>
    request(imageView, liked ? 'POST' : 'DELETE', `/api/images/${id}/like`),
  /** With `keepalive` the call outlives the page that makes it. */
  deleteImage: (id: string, { keepalive = false } = {}): Promise<unknown> =>
    request(anything, 'DELETE', `/api/images/${id}`, { keepalive }),
  likenesses: (): Promise<LikenessView[]> =>
    request(z.array(likenessView), 'GET', '/api/onlyfans-self-ai'),
  cancelRun: (runId: string): Promise<unknown> =>
    request(anything, 'POST', `/api/runs/${runId}/cancel`),
};
