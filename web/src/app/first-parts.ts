import { preloadable } from './preloadable.tsx';

/** Visitors do not load the socket and everything that hangs on it. */
const signedInApp = preloadable(() => import('./SignedInApp.tsx').then((m) => m.SignedInApp));
const dashboard = preloadable(() =>
  import('../features/dashboard/DashboardPage.tsx').then((m) => m.DashboardPage),
);

export const SignedInApp = signedInApp.Part;
export const DashboardPage = dashboard.Part;

/**
 * Loads the member's side while the session is still being read; otherwise one would wait for the
 * other. Visitors, who come here for the two forms, load none of it.
 */
export async function warmUp(path: string): Promise<void> {
  if (path === '/signin' || path === '/signup') return;
  // Whoever shows them asks again, and says so when they cannot be had.
  await Promise.allSettled([signedInApp.preload(), path === '/' && dashboard.preload()]);
}
