import { BRAND } from '@vesper/core/contract/brand';
import { StrictMode, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { LandingPage } from '../features/landing/LandingPage.tsx';
import { PrivacyPage } from '../features/legal/PrivacyPage.tsx';
import { TermsPage } from '../features/legal/TermsPage.tsx';

const PAGES: Record<string, ReactNode> = {
  'landing.html': <LandingPage />,
  'tos.html': <TermsPage />,
  'privacy.html': <PrivacyPage />,
};

/** The text for %BRAND% in the files of the build: the name stands in contract/brand.ts alone. */
export const brandName = BRAND.name;

/** File of the build → the markup that stands in it before any script runs. */
export function prerender(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(PAGES).map(([file, page]) => [
      file,
      renderToString(<StrictMode>{page}</StrictMode>),
    ]),
  );
}
