import { BUILTIN_ENGINE } from '@vesper/core/contract/engines';
import type { ChatEngine } from '../../engines/chat/chat-engine.ts';
import { type Pace, speak } from '../shared/pace.ts';
import { seeded } from '../shared/random.ts';
import { isGivenName } from './given-name.ts';
import { respond } from './respond.ts';

export interface BuiltinCompanionOptions {
  /** Zero in both makes the reply arrive at once. */
  pace: Pace;
  /** For questions about the time and the date; the machine's clock unless given. */
  now?: () => Date;
}

/** A small dialogue engine that needs no network and no weights; see docs/decisions/0003. */
export function createBuiltinCompanion(options: BuiltinCompanionOptions): ChatEngine {
  const { pace, now = () => new Date() } = options;
  // The grammar is unpacked on first use, which takes most of a second: not in somebody's first reply.
  isGivenName('Sam');
  return {
    name: BUILTIN_ENGINE,
    reply: (request, signal) =>
      speak(respond(request, now()), pace, seeded(request.runId).next, signal),
  };
}
