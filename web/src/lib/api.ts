import { imageView, type GenerateImageRequest, type ImageView } from '@vesper/core/contract/image';
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
  image: (id: string): Promise<ImageView> => request(imageView, 'GET', `/api/images/${id}`),
  generateImage: (body: GenerateImageRequest, key: string): Promise<ImageView> =>
    request(imageView, 'POST', '/api/generate/image', { body, headers: longWork(key) }),
  setVisibility: (id: string, isPublic: boolean): Promise<unknown> =>
    request(anything, 'PUT', `/api/images/${id}/visibility`, { body: { isPublic } }),
  deleteImage: (id: string): Promise<unknown> => request(anything, 'DELETE', `/api/images/${id}`),
  cancelRun: (runId: string): Promise<unknown> =>
    request(anything, 'POST', `/api/runs/${runId}/cancel`),
};
