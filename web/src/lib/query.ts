import { QueryClient } from '@tanstack/react-query';

/**
 * Reads never retry, never refetch by themselves and never go stale: the socket's events keep them
 * current, so a background refetch could only show something older.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: false,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      staleTime: Infinity,
    },
    mutations: { retry: false },
  },
});

/** Keys are the parts of the path they read. */
export const KEYS = {
  user: ['api', 'user'],
  images: ['api', 'images'],
  publicImages: ['api', 'images', 'public'],
  likenesses: ['api', 'onlyfans-self-ai'],
  image: (id: string) => ['api', 'images', id] as const,
} as const;
