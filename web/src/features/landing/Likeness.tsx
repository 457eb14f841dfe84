import { rememberReturnPath } from '../../lib/return-path.ts';
import { EnterLink } from './EnterLink.tsx';
import { Picture } from './Picture.tsx';

const SCENES = ['self-mountains', 'self-sea', 'self-castle'];

export function Likeness() {
  return (
    <section className="site-wrap split" aria-labelledby="self-ai">
      <div className="split-words">
        <p className="self-when">
          <span className="site-badge">Coming Very Soon</span> to all. Members have it today.
        </p>
        <h2 id="self-ai">OnlyFans Self AI</h2>
        <p>
          Upload 1-5 photos of yourself, and see yourself in places you have never been. Photos of
          you, by you: consent comes first, and you can delete them at any time.
        </p>
        <EnterLink
          href="/signup"
          kind="secondary"
          onEnter={() => rememberReturnPath('/onlyfans-self-ai')}
        >
          Be one of the first
        </EnterLink>
      </div>
      <div className="self-art" aria-hidden="true">
        {SCENES.map((name) => (
          <Picture key={name} name={name} alt="" width={457} height={800} />
        ))}
      </div>
    </section>
  );
}
