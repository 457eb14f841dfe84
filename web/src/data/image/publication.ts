import { createStore } from 'zustand/vanilla';

export interface Question {
  answer: (agreed: boolean) => void;
}

/** The question on screen: whether a picture that shows its owner may become public. */
export const publicationStore = createStore<{ question: Question | undefined }>(() => ({
  question: undefined,
}));

/** Asks before a picture made from photos of oneself becomes public. Resolves to the answer. */
export function askToPublish(): Promise<boolean> {
  publicationStore.getState().question?.answer(false);
  return new Promise((resolve) => {
    const answer = (agreed: boolean): void => {
      publicationStore.setState({ question: undefined });
      resolve(agreed);
    };
    publicationStore.setState({ question: { answer } });
  });
}
