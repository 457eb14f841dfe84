import { Theme } from '@chakra-ui/react';
import { LandingBlocks } from './LandingBlocks.tsx';
import { LandingFooter } from './LandingFooter.tsx';
import { LandingHero } from './LandingHero.tsx';

/** What visitors see at '/'. Always in evening colours: the sky behind it does not change. */
export function LandingPage() {
  return (
    <Theme appearance="dark" hasBackground={false} bg="bg" color="fg">
      <main>
        <LandingHero />
        <LandingBlocks />
      </main>
      <LandingFooter />
    </Theme>
  );
}
