import type { ConsentView } from '@vesper/core/contract/likeness';
import { queryClient } from '../../lib/query.ts';
import { selfAiApi } from './self-ai-api.ts';

/** Whether this person has agreed to the text in force; asked once, then kept current here. */
export const CONSENT_QUERY = {
  queryKey: ['api', 'onlyfans-self-ai', 'consent'],
  queryFn: selfAiApi.consent,
};

export function setConsent(consent: ConsentView): void {
  queryClient.setQueryData<ConsentView>(CONSENT_QUERY.queryKey, consent);
}

/** The server may hold no consent any more: it is asked before the next photo. */
export function forgetConsent(): void {
  queryClient.removeQueries({ queryKey: CONSENT_QUERY.queryKey });
}
