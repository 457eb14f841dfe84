import { useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { ADULT_QUESTION, confirmAdult, isConfirmedAdult } from '../../lib/adult.ts';

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
            <h2 id="gate-title">{ADULT_QUESTION.refusedTitle}</h2>
            <p>{ADULT_QUESTION.refusedText}</p>
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
            <h2 id="gate-title">{ADULT_QUESTION.title}</h2>
            <p>{ADULT_QUESTION.text}</p>
            <div className="gate-buttons">
              <button
                type="button"
                className="site-button"
                data-kind="secondary"
                onClick={() => setRefused(true)}
              >
                {ADULT_QUESTION.no}
              </button>
              <button type="button" className="site-button" data-kind="primary" onClick={enter}>
                {ADULT_QUESTION.yes}
              </button>
            </div>
          </>
        )}
      </dialog>
    </>
  );
}
