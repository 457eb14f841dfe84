import { useState } from 'react';
import { EnterLink } from './EnterLink.tsx';
import { Picture } from './Picture.tsx';
import { SHOWCASE } from './showcase-pictures.ts';

/** They stand in the build, so nobody has liked them: a like shown here would be made up. */
export function Showcase() {
  return (
    <section id="gallery" className="site-wrap landing-section" aria-labelledby="showcase">
      <div className="landing-head">
        <h2 id="showcase">Painted from words</h2>
        <p>Eight descriptions, eight pictures, by the painter that comes with the product.</p>
      </div>
      <ul className="showcase">
        {SHOWCASE.map((sample) => (
          <Sample key={sample.name} sample={sample} />
        ))}
      </ul>
      <div className="showcase-end">
        <EnterLink href="/gallery" kind="secondary" size="lg">
          View Full Gallery
        </EnterLink>
      </div>
    </section>
  );
}

/** A card whose picture does not load is not shown. */
function Sample({ sample }: { sample: (typeof SHOWCASE)[number] }) {
  const [missing, setMissing] = useState(false);
  const { name, title, prompt, width, height } = sample;
  if (missing) return null;
  return (
    <li>
      <figure className="sample" data-tall={height > width || undefined}>
        <Picture
          name={name}
          alt={title}
          width={width}
          height={height}
          onMissing={() => setMissing(true)}
        />
        <figcaption>
          <strong>{title}</strong>
          <span>by the built-in painter</span>
          <q>{prompt}</q>
        </figcaption>
      </figure>
    </li>
  );
}
