import { ledgerEntryView, type LedgerEntryView } from '@vesper/core/contract/token';
import { usePagedList } from '../../lib/paged-list.ts';
import { READ_ON_OPEN } from '../../lib/query.ts';
import { requestPage } from '../../lib/request.ts';

const PAGE_SIZE = 20;

/** Every movement of the user's tokens, newest first. */
export function useLedger() {
  return usePagedList<LedgerEntryView>({
    queryKey: ['api', 'tokens', 'ledger'],
    fetchPage: (before) =>
      requestPage(ledgerEntryView, '/api/tokens/ledger', { query: { limit: PAGE_SIZE, before } }),
    ...READ_ON_OPEN,
  });
}
