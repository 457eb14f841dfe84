import { tracedStream } from '@vesper/core/tracing';
import type { ReplyPiece } from './chat-engine.ts';

/** Passes an engine's pieces on, as a span of the run's trace that tells when the first word came. */
export function tracedReply(
  pieces: AsyncIterable<ReplyPiece>,
  model: string,
): AsyncIterable<ReplyPiece> {
  let hasSpoken = false;
  const by = { 'gen_ai.operation.name': 'chat', 'gen_ai.request.model': model };
  return tracedStream('model request', by, pieces, (piece, span) => {
    if (!hasSpoken && (piece.kind === 'text' || piece.kind === 'thinking')) {
      hasSpoken = true;
      span.addEvent('first word');
    }
    if (piece.kind !== 'end') return;
    const { promptTokens = 0, completionTokens = 0 } = piece.usage ?? {};
    span.setAttributes({
      'gen_ai.response.finish_reasons': [piece.finish],
      'gen_ai.usage.input_tokens': promptTokens,
      'gen_ai.usage.output_tokens': completionTokens,
    });
  });
}
