import { Types } from 'mongoose';
import { expect, it } from 'vitest';
import { can as canConversation } from './conversation.ts';
import { can as canLorebook } from './lorebook.ts';
import { can as canMessage } from './message.ts';
import { can as canNotification } from './notification.ts';
import { can as canPersona } from './persona.ts';
import { can as canRun } from './run.ts';
import { can as canStory } from './story.ts';
import { can as canUpload } from './upload.ts';
import { can as canVideo } from './video.ts';
import { can as canWayIn } from './way-in.ts';

const owner = new Types.ObjectId();
const stranger = new Types.ObjectId();
const hers = { userId: owner };

/** [what of hers, action, the policy's answer for an actor] */
const TABLE = [
  ['conversation', 'read', (userId: string) => canConversation({ userId }, 'read', hers)],
  ['conversation', 'change', (userId: string) => canConversation({ userId }, 'change', hers)],
  ['lorebook', 'read', (userId: string) => canLorebook({ userId }, 'read', hers)],
  ['lorebook', 'change', (userId: string) => canLorebook({ userId }, 'change', hers)],
  ['message', 'read', (userId: string) => canMessage({ userId }, 'read', hers)],
  ['message', 'change', (userId: string) => canMessage({ userId }, 'change', hers)],
  ['story', 'read', (userId: string) => canStory({ userId }, 'read', hers)],
  ['story', 'change', (userId: string) => canStory({ userId }, 'change', hers)],
  ['film', 'read', (userId: string) => canVideo({ userId }, 'read', hers)],
  ['film', 'change', (userId: string) => canVideo({ userId }, 'change', hers)],
  ['persona', 'read', (userId: string) => canPersona({ userId }, 'read', hers)],
  ['persona', 'change', (userId: string) => canPersona({ userId }, 'change', hers)],
  ['run', 'read', (userId: string) => canRun({ userId }, 'read', hers)],
  ['run', 'cancel', (userId: string) => canRun({ userId }, 'cancel', hers)],
  ['notification', 'read', (userId: string) => canNotification({ userId }, 'read', hers)],
  ['notification', 'change', (userId: string) => canNotification({ userId }, 'change', hers)],
  ['upload', 'claim', (userId: string) => canUpload({ userId }, 'claim', hers)],
  ['way in', 'read', (userId: string) => canWayIn({ userId }, 'read', hers)],
  ['way in', 'change', (userId: string) => canWayIn({ userId }, 'change', hers)],
] as const;

it.each(TABLE)('a %s is its for nobody but its owner to %s', (_what, _action, allows) => {
  expect(allows(owner.toHexString())).toBe(true);
  expect(allows(stranger.toHexString())).toBe(false);
});
