import { BRAND } from '@vesper/core/contract/brand';
import { SIGNUP_TOKENS } from '@vesper/core/contract/plans';
import { EveningSky } from '../../ui/sky/EveningSky.tsx';
import { CommunityLink } from './CommunityLink.tsx';
import { EnterLink } from './EnterLink.tsx';
import { TryIt } from './TryIt.tsx';

const [listens, appears] = BRAND.tagline.split('. ');

export function Hero() {
  return (
    <section className="hero">
      <div className="hero-sky">
        <EveningSky horizon={0.8} />
      </div>
      <div className="site-wrap hero-grid">
        <div className="hero-words">
          <h1>
            {listens}. <span>{appears}</span>
          </h1>
          <p className="hero-lead">
            A companion to talk the evening away with, and a studio that paints what you describe
            while you watch. For adults.
          </p>
          <div className="hero-ways">
            <EnterLink href="/signup" size="lg">
              Get Started
            </EnterLink>
            <CommunityLink />
          </div>
          <p className="hero-note">{SIGNUP_TOKENS} free tokens when you join. 18 and older only.</p>
        </div>
        <TryIt />
      </div>
    </section>
  );
}
