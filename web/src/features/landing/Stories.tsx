import { EnterLink } from './EnterLink.tsx';
import { Picture } from './Picture.tsx';

const CHOICES = ['Follow the lights', 'Call out', 'Put out your lantern'];

export function Stories() {
  return (
    <section className="site-wrap split split-turned" aria-labelledby="stories">
      <div className="split-words">
        <h2 id="stories">AI Story Games</h2>
        <p>
          A story that waits for you. Choose what happens, or write it yourself; go back and find
          out what the other path would have brought.
        </p>
        <EnterLink href="/signup" kind="secondary">
          Begin a story
        </EnterLink>
      </div>
      <figure className="story">
        <Picture name="story-forest" alt="" width={800} height={457} />
        <figcaption>
          <p>
            The meadow is full of lanterns, and not one of them is held by a hand. The nearest
            drifts closer, as if it had been waiting.
          </p>
          <ol>
            {CHOICES.map((choice) => (
              <li key={choice}>{choice}</li>
            ))}
          </ol>
        </figcaption>
      </figure>
    </section>
  );
}
