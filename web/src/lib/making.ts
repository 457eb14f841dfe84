/** The pages on which things are made, beside each other. */
export const MAKING = [
  { to: '/generator', label: 'Picture' },
  { to: '/films', label: 'Film' },
] as const;
