/** The server forgets a tab that was not heard of for a while, so a visible one repeats itself. */
const REPEAT_EVERY_MS = 60_000;

export type PresenceDeps = {
  visible: () => boolean;
  /** Calls back whenever that may have changed; returns the way to stop. */
  onChange: (listener: () => void) => () => void;
  tell: (visible: boolean) => void;
};

/**
 * Tells the server whether this tab is in front: on every change, on every connection (`connected`)
 * and again each minute while it is.
 */
export function startPresence({ visible, onChange, tell }: PresenceDeps) {
  const say = (): void => tell(visible());
  const stopListening = onChange(say);
  const timer = setInterval(() => {
    if (visible()) say();
  }, REPEAT_EVERY_MS);
  return {
    connected: say,
    stop: () => {
      clearInterval(timer);
      stopListening();
    },
  };
}

/** The visibility of this tab in the browser, and when that changes. */
export const documentVisibility: Omit<PresenceDeps, 'tell'> = {
  visible: () => document.visibilityState === 'visible',
  onChange: (listener) => {
    document.addEventListener('visibilitychange', listener);
    return () => document.removeEventListener('visibilitychange', listener);
  },
};
