import { useQuery } from '@tanstack/react-query';
import { deskOverview, type DeskOverview } from '@vesper/core/contract/desk/overview';
import { READ_ON_FOCUS, READ_ON_OPEN } from '../../lib/query.ts';
import { request } from '../../lib/request.ts';

const EVERY_MS = 5_000;

/** The figures of the place, as long as somebody looks at them. */
export function useDeskOverview() {
  return useQuery<DeskOverview>({
    queryKey: ['api', 'desk', 'overview'],
    queryFn: ({ signal }) => request(deskOverview, 'GET', '/api/desk/overview', { signal }),
    // A tab in the background asks nothing.
    refetchInterval: EVERY_MS,
    refetchIntervalInBackground: false,
    ...READ_ON_OPEN,
    ...READ_ON_FOCUS,
  });
}
