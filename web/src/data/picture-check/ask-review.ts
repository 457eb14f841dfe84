import type { CheckedPicture } from '@vesper/core/contract/picture-check';
import { ignored, request } from '../../lib/request.ts';
import { serverMessage } from '../../lib/api-error.ts';
import { showToast } from '../../lib/toast-store.ts';

/** Asks a person to look at a picture that did not pass its check, and says what came of it. */
export async function askReview(type: CheckedPicture, id: string): Promise<void> {
  try {
    await request(ignored, 'POST', '/api/picture-reviews', { body: { type, id } });
    showToast({
      title: 'A person will look at it',
      description: 'You will be told what they decide.',
      kind: 'success',
    });
  } catch (error) {
    const description = serverMessage(error, 'This did not work. Please try again.');
    showToast({ title: 'Not asked', description, kind: 'failure' });
  }
}
