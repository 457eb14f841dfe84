import type { Redis } from 'ioredis';
import type { Clock } from '../clock.ts';
import { DEFAULT_ASSISTANT } from '../contract/brand.ts';
import type { RunEnd } from '../contract/run.ts';
import { Character } from '../models/character.ts';
import { Conversation } from '../models/conversation.ts';
import type { RunDocument } from '../models/run.ts';
import { presentRunSubject } from '../presenters/run.ts';
import { noticeOf } from './notices.ts';
import { isVisible } from './presence.ts';
import { tellOnce } from './tell-once.ts';

/**
 * Tells the user that their run ended while none of their tabs was in front: once per run, however
 * often its end is settled.
 */
export async function notifyEnd(
  context: { clock: Clock; redis: Redis },
  run: RunDocument,
  ended: RunEnd,
): Promise<void> {
  const { userId, kind } = run;
  const speaker = kind === 'chat' ? await speakerOf(run) : '';
  const notice = noticeOf(kind, ended, speaker);
  if (!notice || (await isVisible(context.redis, userId.toHexString()))) return;
  const key = run._id.toHexString();
  const data = { runId: key, ...presentRunSubject(run) };
  await tellOnce(context, userId, { ...notice, key, type: `${kind}_${ended}`, data });
}

async function speakerOf(run: RunDocument): Promise<string> {
  const conversation = await Conversation.findById(run.conversationId);
  const id = conversation?.characterId;
  const character = id ? await Character.findById(id, { name: 1 }) : null;
  return character?.name ?? DEFAULT_ASSISTANT;
}
