import { StrictMode, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { startAnalytics } from '../lib/analytics/start.ts';

/** Brings a prerendered page to life; while developing, when there is none, it renders it. */
export function show(page: ReactNode): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root element.');
  const whole = <StrictMode>{page}</StrictMode>;
  if (root.firstElementChild) hydrateRoot(root, whole);
  else createRoot(root).render(whole);
  startAnalytics();
}
