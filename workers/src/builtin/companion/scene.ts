import type { ChatRequest } from '../../engines/chat/chat-engine.ts';
import type { Heard } from './listen.ts';
import type { Memory } from './memory.ts';
import type { Ending } from './phrases/replies.data.ts';
import type { Speaker } from './speaker.ts';

/** Everything a reply is made from. */
export interface Scene {
  request: ChatRequest;
  memory: Memory;
  heard: Heard;
  speaker: Speaker;
  now: Date;
}

/** A reply before its question is chosen. */
export interface Draft {
  /** Finished sentences; missing ones are left out. */
  say: readonly (string | undefined)[];
  /** Questions that fit; without any, something about the user is asked. */
  ask?: readonly string[];
  slots?: Readonly<Record<string, string | undefined>>;
  ending: Ending;
  /** No exclamation marks and no remarks of the character: the matter is serious. */
  serious?: boolean;
}
