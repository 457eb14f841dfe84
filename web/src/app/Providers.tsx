import { ChakraProvider } from '@chakra-ui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { LazyMotion, MotionConfig } from 'framer-motion';
import type { ReactNode } from 'react';
import { unstable_HistoryRouter as HistoryRouter } from 'react-router';
import { createAskingHistory } from '../lib/asking-history.ts';
import { queryClient } from '../lib/query.ts';
import { system } from '../theme/system.ts';

/** Nothing that must be seen at once is moved by it, so it may arrive after the first screen. */
const loadFeatures = () => import('./motion-features.ts').then((m) => m.features);

const history = createAskingHistory();

export function Providers({ children }: { children: ReactNode }) {
  return (
    <ChakraProvider value={system}>
      <QueryClientProvider client={queryClient}>
        <LazyMotion features={loadFeatures} strict>
          <MotionConfig reducedMotion="user">
            <HistoryRouter history={history}>{children}</HistoryRouter>
          </MotionConfig>
        </LazyMotion>
      </QueryClientProvider>
    </ChakraProvider>
  );
}
