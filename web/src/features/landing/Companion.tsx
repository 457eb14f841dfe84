import { EnterLink } from './EnterLink.tsx';
import { Picture } from './Picture.tsx';

/** The talk is one that was had with the built-in companion, word for word. */
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
          <p data-from="you">I fly to Rome tomorrow. My sister Nora will pick me up.</p>
          <p>So the trip to Rome is coming up. What would be the best outcome?</p>
          <p data-from="you">Who will pick me up?</p>
          <p>You told me that your sister Nora will pick you up.</p>
        </figcaption>
      </figure>
    </section>
  );
}
