import { BRAND } from '@vesper/core/contract/brand';
import { SiteBrand } from './SiteBrand.tsx';
import { SupportLink } from './SupportLink.tsx';

const COMMUNITY = [
  ['Community chat', BRAND.links.community],
  ['Social media', BRAND.links.social],
  ['Forum', BRAND.links.forum],
] as const;

/** The end of every page that is read signed out. */
export function SiteFooter() {
  return (
    <footer className="site-footer">
      <div className="site-wrap">
        <div className="site-footer-grid">
          <div className="site-footer-lead">
            <SiteBrand />
            <p>{BRAND.tagline}</p>
          </div>
          <nav aria-labelledby="footer-community">
            <h2 id="footer-community">Community</h2>
            <ul>
              {COMMUNITY.map(([label, href]) => (
                <li key={href}>
                  <a href={href} target="_blank" rel="noopener noreferrer">
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <nav aria-labelledby="footer-legal">
            <h2 id="footer-legal">Legal</h2>
            <ul>
              <li>
                <a href="/">Home</a>
              </li>
              <li>
                <a href="/tos">Terms</a>
              </li>
              <li>
                <a href="/privacy">Privacy</a>
              </li>
              <li>
                <a href="/takedown">Take a picture down</a>
              </li>
              <li>
                <a href="/made-here">Was this made here?</a>
              </li>
              <li>
                <a href="/transparency">Transparency</a>
              </li>
              <li>
                {/* Shown where there is something to choose: lib/analytics. */}
                <a href="#privacy-choices" data-privacy-choices="" style={{ display: 'none' }}>
                  Privacy choices
                </a>
              </li>
            </ul>
          </nav>
          <div>
            <h2>Contact</h2>
            <SupportLink />
          </div>
        </div>
        <div className="site-footer-end">
          <span className="site-badge">18+</span>
          <p>For adults aged 18 and older. All AI content is fictional.</p>
        </div>
      </div>
    </footer>
  );
}
