import { Menu, X } from 'lucide-react';
import { useState } from 'react';
import { SiteBrand } from '../../ui/site/SiteBrand.tsx';
import { EnterLink } from './EnterLink.tsx';

const ANCHORS = [
  ['#features', 'Features'],
  ['#about', 'About'],
  ['#pricing', 'Pricing'],
] as const;
const MOBILE_ANCHORS = [...ANCHORS, ['#gallery', 'Gallery']] as const;

export function LandingNav() {
  const [open, setOpen] = useState(false);
  return (
    <header className="landing-top">
      <div className="site-wrap landing-bar">
        <SiteBrand />
        <nav aria-label="Sections" className="landing-anchors">
          {ANCHORS.map(([href, label]) => (
            <a key={href} className="site-button" href={href}>
              {label}
            </a>
          ))}
        </nav>
        <div className="landing-ways">
          <a className="site-button" href="/signin">
            Login
          </a>
          <EnterLink href="/signup" className="landing-wide">
            Get Started
          </EnterLink>
          <button
            type="button"
            className="site-button landing-toggle"
            aria-label={open ? 'Close menu' : 'Open menu'}
            aria-expanded={open}
            aria-controls="landing-menu"
            onClick={() => setOpen(!open)}
          >
            {open ? <X size={20} /> : <Menu size={20} />}
          </button>
        </div>
      </div>
      {open && (
        <nav id="landing-menu" aria-label="Menu" className="site-wrap landing-menu">
          {MOBILE_ANCHORS.map(([href, label]) => (
            <a key={href} href={href} onClick={() => setOpen(false)}>
              {label}
            </a>
          ))}
          <EnterLink href="/signup">Get Started</EnterLink>
        </nav>
      )}
    </header>
  );
}
