import { Picture } from './Picture.tsx';

export function Video() {
  return (
    <section className="site-wrap landing-section" aria-labelledby="video">
      <div className="film">
        <Picture name="film-sea" alt="" width={800} height={457} />
        <div className="film-words">
          <span className="site-badge">In the works</span>
          <h2 id="video">Text to video</h2>
          <p>
            A scene that breathes: waves that roll in, clouds that drift, a few seconds long. We are
            working on it, and will say when it is good enough.
          </p>
        </div>
      </div>
    </section>
  );
}
