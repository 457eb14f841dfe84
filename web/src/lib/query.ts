import { QueryClient } from '@tanstack/react-query';

/**
 * The cache of everything read from the server. The socket's events keep what they tell of current,
 * so such a read is never repeated by itself: a background read could only show something older.
 * What changes without an event says so with one of the rules below. Failures are shown with a
 * button, not retried behind it.
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

/** Changes elsewhere without an event: read again whenever a screen opens with it. */
export const READ_ON_OPEN = { refetchOnMount: 'always' } as const;

/** Changes elsewhere without an event, while it stays on screen: read again when looked at. */
export const READ_ON_FOCUS = { refetchOnWindowFocus: 'always' } as const;
