import '@fontsource-variable/manrope';
import '../../theme/base.css';
import { SiteBrand } from '../../ui/site/SiteBrand.tsx';
import { SiteFooter } from '../../ui/site/SiteFooter.tsx';
import '../../ui/site/site.css';
import './legal.css';
import type { LegalDocument, LegalSection } from './legal-document.ts';

interface Props {
  document: LegalDocument;
  /** The other legal page. */
  other: { href: string; label: string };
}

/** A document to be read: contents beside it, one column of prose. */
export function LegalPage({ document: { title, summary, effective, sections }, other }: Props) {
  return (
    <div className="site legal">
      <a className="site-skip" href="#content">
        Skip to content
      </a>
      <header className="legal-top">
        <div className="site-wrap">
          <SiteBrand />
          <a className="site-button" href="/">
            Back to Home
          </a>
        </div>
      </header>
      <div className="site-wrap legal-columns">
        <nav className="legal-contents" aria-label="Contents">
          <ol>
            {sections.map((section) => (
              <li key={section.id}>
                <a href={`#${section.id}`}>{section.title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <main id="content" className="legal-text">
          <h1>{title}</h1>
          <p className="legal-date">Effective date: {effective}</p>
          <p className="legal-summary">{summary}</p>
          {sections.map((section, index) => (
            <Section key={section.id} section={section} number={index + 1} />
          ))}
          <p className="legal-other">
            See also: <a href={other.href}>{other.label}</a>
          </p>
        </main>
      </div>
      <SiteFooter />
    </div>
  );
}

function Section({
  section: { id, title, blocks },
  number,
}: {
  section: LegalSection;
  number: number;
}) {
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>
        {number}. {title}
      </h2>
      {blocks.map((block, index) =>
        typeof block === 'string' ? (
          <p key={index}>{block}</p>
        ) : (
          <ul key={index}>
            {block.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        ),
      )}
    </section>
  );
}
