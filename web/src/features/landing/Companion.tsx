import { EnterLink } from './EnterLink.tsx';
import { Picture } from './Picture.tsx';

export function Companion() {
  return (
    <section className="site-wrap split" aria-labelledby="companion">
      <div className="split-words">
        <h2 id="companion">AI Companion Chat</h2>
        <p>
          Somebody with a character of their own, who remembers what you said and asks back. Replies
          appear word by word; close the tab in the middle of one, and it is there when you return.
        </p>
        <EnterLink href="/signup">Start a conversation</EnterLink>
      </div>
      <figure className="talk">
        <Picture name="companion" alt="" width={800} height={457} />
        <figcaption>
          <p data-from="you">I walked home along the water today.</p>
          <p>You said last week that you never take the time. What made you slow down?</p>
          <p data-from="you">The light, I think.</p>
        </figcaption>
      </figure>
    </section>
  );
}
