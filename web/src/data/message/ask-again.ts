import { TOASTS } from '@vesper/core/contract/toasts';
import { serverMessage } from '../../lib/api-error.ts';
import { createSendOnce } from '../../lib/send-once.ts';
import { showToast } from '../../lib/toast-store.ts';
import { messageApi } from './message-api.ts';
import { takePicture } from './send-message.ts';

const once = createSendOnce();

/** Asks for the same picture once more, as new messages; says why when that is refused. */
export async function askPictureAgain(conversationId: string, prompt: string): Promise<void> {
  try {
    const order = { conversationId, prompt };
    takePicture(await once(order, (key) => messageApi.askPicture(conversationId, prompt, key)));
  } catch (error) {
    const description = serverMessage(error, 'The picture could not be asked for.');
    showToast({ title: TOASTS.sendFailed.title, description, kind: 'failure' });
  }
}
