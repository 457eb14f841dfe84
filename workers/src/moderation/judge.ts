import type { ModerationConfig } from '@vesper/core/config/moderation-config';
import type { RunFailureCode } from '@vesper/core/contract/errors';
import type { Logger } from '@vesper/core/log';
import { ALWAYS_REFUSED } from '@vesper/core/moderation/moderation-policy';
import { decide } from '@vesper/core/safety/decide';
import { createModerator, ModeratorAway, type Moderator } from './moderation-server.ts';

/** The results of a judgement that are counted; a refusal is counted by its category. */
export type Judged = 'passed' | 'away' | (string & {});

/** Judges what people ask for and what models write. Each returns why it is refused, or null. */
export interface Judge {
  /** What somebody asks for, once our own rules have passed it where it was sent. */
  ofRequest(text: string, use: 'private' | 'public'): Promise<RunFailureCode | null>;
  /** True where somebody judges pictures: our own rules read words alone. */
  readonly judgesPictures: boolean;
  /** A picture that a member shows. It does not pass unjudged, whatever the operator says of texts. */
  ofPicture(jpeg: Uint8Array): Promise<RunFailureCode | null>;
  /** What a model has written, by our own rules too: no route has checked it. */
  ofReply(text: string): Promise<RunFailureCode | null>;
}

interface JudgeParts {
  config: ModerationConfig | undefined;
  log: Logger;
  count: (judged: Judged) => void;
  moderator?: Moderator;
}

/** Makes the judge; without a moderation server only our own rules decide. */
export function createJudge(parts: JudgeParts): Judge {
  const { config, log, count } = parts;
  const moderator = parts.moderator ?? (config && createModerator(config));

  async function moderate(text: string, use: 'private' | 'public'): Promise<RunFailureCode | null> {
    if (!moderator || text.trim() === '') return null;
    const passes = use === 'private' && config?.onFailure === 'open';
    return judged('text', { ask: () => moderator.judge(text), passes });
  }

  /** @param passes what becomes of it when there is no verdict */
  async function judged(
    what: 'text' | 'picture',
    { ask, passes }: { ask: () => ReturnType<Moderator['judge']>; passes: boolean },
  ): Promise<RunFailureCode | null> {
    try {
      const category = await ask();
      count(category ?? 'passed');
      if (category === null) return null;
      log.info({ category }, `the moderation server refused a ${what}`);
      return category === ALWAYS_REFUSED ? 'child_safety' : 'content_refused';
    } catch (err) {
      if (!(err instanceof ModeratorAway)) throw err;
      count('away');
      log.warn({ err, passes }, `a ${what} was not moderated`);
      return passes ? null : 'moderation_away';
    }
  }

  const judgesPictures = moderator !== undefined && config?.judgesPictures === true;
  return {
    judgesPictures,
    async ofPicture(jpeg) {
      if (!moderator || !judgesPictures) return null;
      return judged('picture', { ask: () => moderator.judgePicture(jpeg), passes: false });
    },
    ofRequest: moderate,
    async ofReply(text) {
      const decision = decide(text, { kind: 'composed' });
      // A character that says to be a child is refused as one; real people are a matter of consent.
      const isChild = !decision.allowed && decision.code !== 'real_person';
      return isChild ? 'child_safety' : moderate(text, 'private');
    },
  };
}
