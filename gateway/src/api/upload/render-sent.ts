import { QUESTIONS } from '@vesper/core/ask/questions';
import { RUN_FAILURES } from '@vesper/core/contract/errors';
import { AppError } from '@vesper/core/errors';
import type { Rendering } from '@vesper/core/pictures/renderings';
import type { GatewayContext } from '../../context.ts';

/**
 * Has a worker make safe pictures of one that somebody sent: this process holds the keys of all
 * sessions, and decodes nothing of strangers.
 * @returns what the first of them measures in pixels
 * @throws AppError `bad_picture` with advice; `unavailable` when no worker can
 */
export async function renderSent(
  { workers }: Pick<GatewayContext, 'workers'>,
  asked: { rendering: Rendering; from: string; to: string[] },
): Promise<{ width: number; height: number }> {
  const { failure, width, height } = await workers.ask(QUESTIONS.renderPicture, asked);
  if (failure) throw new AppError('bad_picture', { message: RUN_FAILURES[failure] });
  return { width, height };
}
