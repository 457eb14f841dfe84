import type { Lorebook } from '@vesper/core/contract/lorebook';
import type { REPLY_FINISHES, SamplerSettings } from '@vesper/core/contract/model';
import type { ComposedPrompt, PromptMessage, PromptPicture } from '../../prompt/prompt.ts';

/** One turn of the conversation as an engine sees it, oldest first. */
export interface ChatTurn {
  role: 'user' | 'assistant';
  content: string;
  /** The character that says it, in a group: another one's words have the role `user`. */
  speaker?: string;
  /** Pictures that the member shows with it; only for a model that sees. */
  pictures?: readonly PromptPicture[];
}

/** The others who are there in a group, besides the one who speaks. */
export interface GroupSheet {
  others: ReadonlyArray<{
    name: string;
    nickname?: string;
    /** The beginning of what is told of them. */
    line: string;
  }>;
}

/** The character that speaks: everything an engine may know about it, macros filled. */
export interface CharacterSheet {
  name: string;
  /** What `{{char}}` stands for, where that is not the name. */
  nickname?: string;
  description?: string;
  personality?: string;
  scenario?: string;
  /** What it says first; in its own words, so it tells of it too. */
  greeting?: string;
  /** Lines that show how it talks, as cards write them. */
  exampleDialogue?: string;
  /** Instead of the operator's frame; `{{original}}` in it stands for that. */
  systemPrompt?: string;
  /** Said to the model after the talk. */
  postHistoryInstructions?: string;
  traits: string[];
}

/** Something that is remembered of the member. */
export interface RememberedFact {
  id: string;
  text: string;
}

/** A line for the model that stands so many messages before the end. */
export interface AuthorNote {
  text: string;
  depth: number;
}

/**
 * A reply of the character, a reply that goes on from its beginning, the member's next line, or a
 * message that the character writes by itself.
 */
export type ChatTask = 'reply' | 'continue' | 'impersonate' | 'first';

export interface ChatRequest {
  /** The run this reply belongs to; the same id may come again after a crash. */
  runId: string;
  /** What `{{pick}}` keeps to; the run where it is missing. */
  conversationId?: string;
  character: CharacterSheet;
  /** Where it is one of several. */
  group?: GroupSheet;
  /** The member's name: their persona's, or their first name, if they gave one. */
  userName?: string;
  /** Who the member is, in the words of their persona. */
  userDescription?: string;
  memories?: readonly RememberedFact[];
  lorebooks?: readonly Lorebook[];
  /** What was said before `turns`, in short. */
  summary?: string;
  note?: AuthorNote;
  sampler?: SamplerSettings;
  /** `reply` by default. `continue`: the last turn is the beginning of the reply. */
  task?: ChatTask;
  /** The whole conversation; for a reply the last turn is the user's, but for a turn in a group. */
  turns: ChatTurn[];
}

/** Tokens as the server counted them. */
export interface TokenUsage {
  promptTokens?: number;
  /** Of these, the ones it had computed before. */
  cachedTokens?: number;
  completionTokens?: number;
}

/**
 * What an engine yields. The `text` pieces joined are the reply; `waiting` says how many runs come
 * before this one; `prompt` is what was sent; `end` comes last, if the engine knows it.
 */
export type ReplyPiece =
  | { kind: 'text'; text: string }
  | { kind: 'thinking'; text: string }
  | { kind: 'waiting'; position: number }
  | { kind: 'prompt'; prompt: ComposedPrompt }
  | { kind: 'end'; finish: Exclude<(typeof REPLY_FINISHES)[number], 'cut'>; usage?: TokenUsage };

/** Work for a model that is no turn of a conversation: a summary, facts, a passage of a story. */
export interface CompletionTask {
  messages: PromptMessage[];
  /** Longest answer, tokens. */
  replyTokens: number;
  temperature?: number;
  /** True for work that nobody waits for: replies go before it. */
  isBackground?: boolean;
}

/** What a look at the server behind a model shows of it. */
export interface ModelLook {
  /** The server's name for the model. */
  model?: string;
  /** Tokens that it can see, its reply included. */
  contextTokens?: number;
  /** Replies that it writes at once. */
  slots?: number;
}

/**
 * An engine that holds a conversation.
 *
 * `reply` throws `EngineError` when the reply failed, and stops quietly when `signal` is aborted. A
 * stream that ends has finished.
 */
export interface ChatEngine {
  readonly name: string;
  reply(request: ChatRequest, signal: AbortSignal): AsyncIterable<ReplyPiece>;
  /** Does other work with the same model; engines that can only talk have none. */
  complete?(task: CompletionTask, signal: AbortSignal): AsyncIterable<ReplyPiece>;
  /**
   * Looks whether the model is there; engines that always are have none.
   * @param isBusy true while it writes: then nothing may disturb it
   * @throws EngineError `model_away`
   */
  look?(isBusy: boolean, signal: AbortSignal): Promise<ModelLook>;
  /** Begins what takes a while, such as loading a model; a reply would wait for it. */
  warm?(): void;
  /** Ends what the engine holds open: threads, connections. Work under way fails as retryable. */
  close?(): Promise<void>;
}
