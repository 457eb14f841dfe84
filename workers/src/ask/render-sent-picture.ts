import { LIMITS } from '@vesper/core/contract/limits';
import { PhotoRefused } from '@vesper/core/photos/photo-refused';
import { readAtMost } from '@vesper/core/storage/read-at-most';
import type { QUESTIONS } from '@vesper/core/ask/questions';
import type { z } from 'zod';
import type { WorkerContext } from '../context.ts';

type Asked = z.infer<typeof QUESTIONS.renderPicture.input>;
type Answer = z.infer<typeof QUESTIONS.renderPicture.answer>;

/** Makes a picture anew that somebody sent, and stores what is made of it. */
export async function renderSentPicture(
  { storage, pictures }: Pick<WorkerContext, 'storage' | 'pictures'>,
  { rendering, from, to }: Asked,
): Promise<Answer> {
  const refused = (failure: PhotoRefused['code']): Answer => ({ failure, width: 0, height: 0 });
  const sent = await storage.get(from);
  const bytes = sent && (await readAtMost(sent.body, LIMITS.cardBytes));
  if (!bytes) return refused('photo_unreadable');
  try {
    const { files, width, height } = await pictures.render(bytes, rendering);
    for (const [at, file] of files.entries()) {
      const key = to[at];
      const type = rendering === 'shown' ? 'image/jpeg' : 'image/webp';
      if (key !== undefined) await storage.put(key, file, type);
    }
    return { failure: null, width, height };
  } catch (err) {
    if (err instanceof PhotoRefused) return refused(err.code);
    throw err;
  }
}
