import '@fontsource-variable/manrope';
import '../../theme/base.css';
import '../../ui/site/site.css';
import './landing.css';
import './showcase.css';
import './try.css';
import { SiteFooter } from '../../ui/site/SiteFooter.tsx';
import { AgeGate } from './AgeGate.tsx';
import { Companion } from './Companion.tsx';
import { Features } from './Features.tsx';
import { Hero } from './Hero.tsx';
import { LandingNav } from './LandingNav.tsx';
import { Launch } from './Launch.tsx';
import { Pricing } from './Pricing.tsx';
import { Likeness } from './Likeness.tsx';
import { Showcase } from './Showcase.tsx';
import { Stories } from './Stories.tsx';
import { Video } from './Video.tsx';

/**
 * The page of visitors at '/'. Always in evening colours: the sky behind it does not change. Plain CSS
 * and plain links, so that it needs neither the style engine nor the router of the app.
 */
export function LandingPage() {
  return (
    <div className="site dark landing">
      <a className="site-skip" href="#content">
        Skip to content
      </a>
      <AgeGate>
        <LandingNav />
        <main id="content">
          <Hero />
          <Likeness />
          <Showcase />
          <Video />
          <Stories />
          <Companion />
          <Features />
          <Pricing />
          <Launch />
        </main>
      </AgeGate>
      <SiteFooter />
    </div>
  );
}
