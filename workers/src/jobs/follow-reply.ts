import { LIMITS } from '@vesper/core/contract/limits';
import { KINDS } from '@vesper/core/runs/kinds/kinds';
import type { ReplyPiece } from '../engines/chat/chat-engine.ts';
import type { StoryPiece } from '../engines/story/story-engine.ts';
import type { Attempt } from './run-attempt.ts';

/**
 * Passes an engine's pieces on, and does for the run what they ask for: whoever waits in line is
 * told their place, and the time for the reply begins when its turn has come; the tokens that it
 * took are kept.
 */
export async function* followReply<Piece extends ReplyPiece | StoryPiece>(
  pieces: AsyncIterable<Piece>,
  { run, writer, limit }: Pick<Attempt<unknown>, 'run' | 'writer' | 'limit'>,
): AsyncGenerator<Piece> {
  let isWaiting = false;
  for await (const piece of pieces) {
    if (piece.kind === 'waiting') {
      if (!isWaiting) limit.restart(LIMITS.modelWait);
      isWaiting = true;
      writer.emit('run:progress', { stage: 'queued', progress: 0, position: piece.position });
    } else if (isWaiting) {
      isWaiting = false;
      limit.restart(KINDS[run.kind].timeoutMs);
      writer.emit('run:progress', { stage: 'preparing', progress: 0 });
    }
    // Written with the end of the run.
    if (piece.kind === 'end' && piece.usage) run.usage = piece.usage;
    yield piece;
  }
}
