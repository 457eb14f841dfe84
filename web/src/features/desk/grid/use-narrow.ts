import { useSyncExternalStore } from 'react';

const narrow = (): MediaQueryList => matchMedia('(max-width: 767px)');

/** True where a grid of columns would have to be pushed aside to be read. */
export function useNarrow(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = narrow();
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    () => narrow().matches,
  );
}
