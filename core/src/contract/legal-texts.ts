import { LEGAL_EFFECTIVE } from './legal.ts';
import { LIKENESS_CONSENT, PUBLICATION_CONSENT } from './likeness.ts';
import { PAGES } from './pages.ts';

/** Every text that members are bound by or agreed to, with its version. */
export const LEGAL_TEXTS = [
  {
    name: PAGES.terms.title,
    version: LEGAL_EFFECTIVE,
    path: PAGES.terms.path,
    consent: null,
  },
  {
    name: PAGES.privacy.title,
    version: LEGAL_EFFECTIVE,
    path: PAGES.privacy.path,
    consent: null,
  },
  {
    name: LIKENESS_CONSENT.title,
    version: LIKENESS_CONSENT.version,
    path: PAGES.likeness.path,
    consent: 'likeness',
  },
  {
    name: PUBLICATION_CONSENT.title,
    version: PUBLICATION_CONSENT.version,
    path: PAGES.gallery.path,
    consent: 'publication',
  },
] as const;
