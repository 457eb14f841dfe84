import type { ImageView } from '@vesper/core/contract/image';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../lib/query.ts';
import { toastStore } from '../../lib/toast-store.ts';
import { IMAGE_KEYS } from './image-cache.ts';
import { PICTURE } from './image.fixtures.ts';
import { isWanted, setLiked } from './likes.ts';

const shown = () => queryClient.getQueryData<ImageView>(IMAGE_KEYS.one(PICTURE.id));
const answer = (liked: boolean, likes: number) =>
  new Response(JSON.stringify({ ...PICTURE, liked, likes }));

beforeEach(() => {
  vi.useFakeTimers();
  queryClient.setQueryData(IMAGE_KEYS.one(PICTURE.id), PICTURE);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  queryClient.clear();
});

it('a like shows at once, then as the server counts it', async () => {
  vi.stubGlobal('fetch', async () => answer(true, 9));
  const done = setLiked(PICTURE, true);
  expect(shown()).toMatchObject({ liked: true, likes: 5 });
  await done;
  expect(shown()).toMatchObject({ liked: true, likes: 9 });
  expect(toastStore.getState().toast?.title).toBe('Liked!');
});

it('a like that fails is taken back, and says so', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 500 }));
  await setLiked(PICTURE, true);
  expect(shown()).toMatchObject({ liked: false, likes: 4 });
  expect(toastStore.getState().toast?.title).toBe('Like Failed');
});

it('a second thought before the answer is sent as one more call', async () => {
  const methods: (string | undefined)[] = [];
  vi.stubGlobal('fetch', async (_path: string, init: RequestInit) => {
    methods.push(init.method);
    return init.method === 'POST' ? answer(true, 5) : answer(false, 4);
  });
  const first = setLiked(PICTURE, true);
  await setLiked({ ...PICTURE, liked: true, likes: 5 }, false);
  await first;
  expect(methods).toEqual(['POST', 'DELETE']);
  expect(shown()).toMatchObject({ liked: false, likes: 4 });
});

it('a click before the last one was drawn counts', async () => {
  vi.stubGlobal('fetch', async (_path: string, init: RequestInit) =>
    init.method === 'POST' ? answer(true, 5) : answer(false, 4),
  );
  const first = setLiked(PICTURE, !isWanted(PICTURE));
  await setLiked(PICTURE, !isWanted(PICTURE));
  await first;
  expect(shown()).toMatchObject({ liked: false, likes: 4 });
});
