import { useEffect, useEffectEvent } from 'react';

/** The rest of a list that is read page by page. */
export interface More {
  hasMore: boolean;
  loading: boolean;
  failed: boolean;
  load: () => void;
}

/** Asks for the next page as the end comes near; after a failure, only when told to. */
export function useLoadWhen(near: boolean, { hasMore, loading, failed, load }: More): void {
  const ask = useEffectEvent(load);
  const wanted = near && hasMore && !loading && !failed;
  useEffect(() => {
    if (wanted) ask();
  }, [wanted]);
}
