import { createContext } from 'react';

/** Goes on with `then` once somebody has said on this device that they are an adult. */
export type AskAge = (then: () => void) => void;

export const AgeQuestion = createContext<AskAge>((then) => then());
