import type { Types } from 'mongoose';

/** A message of a talk that is looked through. */
export interface SaidMessage {
  _id: Types.ObjectId;
  role: 'user' | 'assistant';
  content: string;
  /** The character that says it, in a group. */
  speaker?: string;
  createdAt: Date;
}

/** A fact somebody or something would like remembered. */
export interface ProposedFact {
  text: string;
  /** The message that tells it. */
  message: SaidMessage;
  /** The thing that it tells, of which there can be one such fact only. */
  topic?: string;
  /** The known fact that it takes the place of. */
  replaces?: string;
}
