import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

/** Whether the address asks for something, as `?new` does, and how to take that out of it. */
export function useAddressFlag(name: string): readonly [boolean, () => void] {
  const [search, setSearch] = useSearchParams();
  const clear = useCallback(() => {
    setSearch(
      (before) => {
        before.delete(name);
        return before;
      },
      { replace: true },
    );
  }, [name, setSearch]);
  return [search.has(name), clear];
}
