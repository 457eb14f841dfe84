import { useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { confirmAdult, isConfirmedAdult } from './age-gate.ts';

/** The way into the app that was pressed, when it needs the question first. */
function askedFor({ target }: MouseEvent): string | undefined {
  if (!(target instanceof Element) || isConfirmedAdult()) return undefined;
  return target.closest<HTMLAnchorElement>('a[data-enter]')?.href;
}

/** Asks once, before the first step into the app, and remembers the answer on this device. */
export function AgeGate({ children }: { children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [goal, setGoal] = useState('/signup');
  const [refused, setRefused] = useState(false);

  const intercept = (event: MouseEvent): void => {
    const href = askedFor(event);
    if (href === undefined) return;
    event.preventDefault();
    setGoal(href);
    setRefused(false);
    dialog.current?.showModal();
  };
  const enter = (): void => {
    confirmAdult();
    dialog.current?.close();
    location.assign(goal);
  };

  return (
    <>
      <div onClickCapture={intercept}>{children}</div>
      <dialog ref={dialog} className="gate" aria-labelledby="gate-title">
        {refused ? (
          <>
            <h2 id="gate-title">Come back when you are 18</h2>
            <p>This product is for adults only. Thank you for being honest.</p>
            <div className="gate-buttons">
              <button
                type="button"
                className="site-button"
                data-kind="secondary"
                onClick={() => dialog.current?.close()}
              >
                Close
              </button>
            </div>
          </>
        ) : (
          <>
            <h2 id="gate-title">Are you 18 or older?</h2>
            <p>What lies ahead is made for adults. All AI content is fictional.</p>
            <div className="gate-buttons">
              <button
                type="button"
                className="site-button"
                data-kind="secondary"
                onClick={() => setRefused(true)}
              >
                I am under 18
              </button>
              <button type="button" className="site-button" data-kind="primary" onClick={enter}>
                I am 18 or older
              </button>
            </div>
          </>
        )}
      </dialog>
    </>
  );
}
