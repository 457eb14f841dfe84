import { Heart } from 'lucide-react';
import { useState } from 'react';
import { EnterLink } from './EnterLink.tsx';
import { Picture } from './Picture.tsx';
import { SHOWCASE } from './showcase-pictures.ts';

export function Showcase() {
  return (
    <section id="gallery" className="site-wrap landing-section" aria-labelledby="showcase">
      <div className="landing-head">
        <h2 id="showcase">Painted from words</h2>
        <p>
          Eight descriptions, eight pictures, all made by the painter that comes with the product.
        </p>
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
        <p>Names and likes of these samples are illustrative.</p>
      </div>
    </section>
  );
}

/** A card whose picture does not load is not shown. */
function Sample({ sample }: { sample: (typeof SHOWCASE)[number] }) {
  const [missing, setMissing] = useState(false);
  const { name, title, author, likes, width, height } = sample;
  if (missing) return null;
  return (
    <li>
      <figure className="sample">
        <Picture
          name={name}
          alt={title}
          width={width}
          height={height}
          onMissing={() => setMissing(true)}
        />
        <figcaption>
          <span>
            <strong>{title}</strong>
            <span>by {author}</span>
          </span>
          <span className="sample-likes" aria-label={`${likes} likes`} role="img">
            <Heart size={15} aria-hidden="true" />
            {likes}
          </span>
        </figcaption>
      </figure>
    </li>
  );
}
