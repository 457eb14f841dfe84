import type { PromptPartName } from '@vesper/core/contract/sent-prompt';

/** A picture that a member shows. Nobody holds its bytes before they are sent. */
export interface PromptPicture {
  id: string;
  /** Pixels. */
  width: number;
  height: number;
  /** @returns a JPEG; null when it has been deleted */
  read(): Promise<Uint8Array | null>;
}

/** One message as a model gets it; pictures only where the model sees them. */
export interface PromptMessage {
  role: 'system' | 'user' | 'assistant';
  content: string;
  pictures?: readonly PromptPicture[];
}

/** The tokens that a part of the prompt took, and how much of it was left out. */
export interface PromptPart {
  name: PromptPartName;
  tokens: number;
  /** Messages, entries, facts or texts that did not fit whole; 0 when all of it is in. */
  leftOut: number;
  /** What of it was sent. */
  text?: string;
}

export interface ComposedPrompt {
  messages: PromptMessage[];
  parts: PromptPart[];
}

/** Tokens that a prompt may take, and who counts them. */
export interface PromptBudget {
  tokens: number;
  /** Counts by the model's own tokenizer, or estimates, rather too many than too few. */
  count(text: string): Promise<number> | number;
}
