import './lib/trusted-types.ts';
import { BRAND } from '@vesper/core/contract/brand';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { inBackground } from './lib/in-background.ts';
import { App } from './app/App.tsx';
import { keepOfflinePage } from './app/offline-page.ts';
import { warmUp } from './app/first-parts.ts';
import { Providers } from './app/Providers.tsx';
import { startAnalytics } from './lib/analytics/start.ts';
import { followAppearance } from './theme/color-mode.ts';
import { restoreToast } from './lib/toast-store.ts';

/** Built with `VITE_OFFLINE_PAGE=off` the client takes away what earlier versions installed. */
const OFFLINE_PAGE = import.meta.env.VITE_OFFLINE_PAGE !== 'off';

inBackground(warmUp(location.pathname));
document.title = BRAND.name;
followAppearance();
restoreToast();
startAnalytics();
// While developing, pages change under the worker's feet.
if (import.meta.env.PROD) {
  addEventListener('load', () => inBackground(keepOfflinePage(OFFLINE_PAGE)));
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root element.');
createRoot(root).render(
  <StrictMode>
    <Providers>
      <App />
    </Providers>
  </StrictMode>,
);
