/**
 * Entry of the process that opens pictures of strangers. Decoders are native code and files are
 * made to break them: so it holds no secret, has no network, and may be killed at any time.
 */
import { PhotoRefused } from '@vesper/core/photos/photo-refused';
import { pictureOrder, type PictureOrder, type PictureReport } from './check-messages.ts';
import { foldFile } from './fold-file.ts';
import { lookAtPicture } from './look-at-picture.ts';
import { dropNetwork } from './no-network.ts';
import { fingerprintOf } from './picture-hash.ts';
import { renderPicture } from './render-picture.ts';

dropNetwork();

async function obey(order: PictureOrder): Promise<PictureReport> {
  if (order.type === 'look') {
    const fingerprint = await fingerprintOf(order.bytes);
    const looks = order.models ? await lookAtPicture(order.bytes, order.faces) : null;
    return { type: 'seen', fingerprint, looks };
  }
  try {
    if (order.type === 'fold') return { type: 'folded', ...(await foldFile(order.bytes)) };
    return { type: 'rendered', ...(await renderPicture(order.bytes, order.rendering)) };
  } catch (err) {
    if (err instanceof PhotoRefused) return { type: 'unusable', code: err.code };
    throw err;
  }
}

process.on('disconnect', () => process.exit(0));
// Ctrl-C in a terminal reaches the whole group; the worker decides when this process ends.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);
process.on('message', (message: unknown) => {
  obey(pictureOrder.parse(message)).then(
    (report) => process.send?.(report, undefined, undefined, () => undefined),
    (err: unknown) => {
      // Whoever asked is told by the end of this process; a state that failed is not used again.
      process.stderr.write(`a picture could not be looked at: ${String(err)}\n`);
      process.exit(1);
    },
  );
});
