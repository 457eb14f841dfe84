import { BRAND } from '@vesper/core/contract/brand';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { Providers } from './app/Providers.tsx';
import { applyAppearance, storedAppearance } from './theme/color-mode.ts';
import { restoreToast } from './ui/toast-store.ts';

document.title = BRAND.name;
applyAppearance(storedAppearance());
restoreToast();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root element.');
createRoot(root).render(
  <StrictMode>
    <Providers>
      <App />
    </Providers>
  </StrictMode>,
);
