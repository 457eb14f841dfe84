import { useCallback, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import {
  ADULT_QUESTION,
  confirmAdult,
  isConfirmedAdult,
  isRefusedAdult,
  refuseAdult,
} from '../../lib/adult.ts';
import { AgeQuestion } from './age-question.ts';

/** The way into the app that was pressed, when it needs the question first. */
function askedFor({ target }: MouseEvent): string | undefined {
  if (!(target instanceof Element) || isConfirmedAdult()) return undefined;
  return target.closest<HTMLAnchorElement>('a[data-enter]')?.href;
}

/** Asks once, before the first step into the app, and remembers either answer on this device. */
export function AgeGate({ children }: { children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const goOn = useRef(() => {});
  const [refused, setRefused] = useState(false);

  const ask = useCallback((then: () => void): void => {
    if (isConfirmedAdult()) return then();
    goOn.current = then;
    setRefused(isRefusedAdult());
    dialog.current?.showModal();
  }, []);
  const intercept = (event: MouseEvent): void => {
    const href = askedFor(event);
    if (href === undefined) return;
    event.preventDefault();
    ask(() => location.assign(href));
  };
  const refuse = (): void => {
    refuseAdult();
    setRefused(true);
  };
  const enter = (): void => {
    confirmAdult();
    dialog.current?.close();
    goOn.current();
  };

  return (
    <AgeQuestion value={ask}>
      <div onClickCapture={intercept}>{children}</div>
      <dialog ref={dialog} className="gate" aria-labelledby="gate-title">
        <h2 id="gate-title">{refused ? ADULT_QUESTION.refusedTitle : ADULT_QUESTION.title}</h2>
        <p>{refused ? ADULT_QUESTION.refusedText : ADULT_QUESTION.text}</p>
        <div className="gate-buttons">
          {refused ? (
            <button
              type="button"
              className="site-button"
              data-kind="secondary"
              onClick={() => dialog.current?.close()}
            >
              Close
            </button>
          ) : (
            <>
              <button type="button" className="site-button" data-kind="secondary" onClick={refuse}>
                {ADULT_QUESTION.no}
              </button>
              <button type="button" className="site-button" data-kind="primary" onClick={enter}>
                {ADULT_QUESTION.yes}
              </button>
            </>
          )}
        </div>
      </dialog>
    </AgeQuestion>
  );
}
