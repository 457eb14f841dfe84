import { Types } from 'mongoose';
import { describe, expect, it } from 'vitest';
import { RUN_ENDS, RUN_KINDS } from '../../contract/run.ts';
import { Run } from '../../models/run.ts';
import { KINDS } from './kinds.ts';

/** Runs whose subject needs nothing of the database to be told of. */
const SUBJECTS = {
  image: { imageId: new Types.ObjectId() },
  likeness: { likenessId: new Types.ObjectId() },
  video: { videoId: new Types.ObjectId() },
  story: { storyId: new Types.ObjectId(), passageId: new Types.ObjectId() },
} as const;
const KNOWN = RUN_KINDS.filter((kind) => kind !== 'chat');

const runOf = (kind: keyof typeof SUBJECTS) => new Run({ kind, ...SUBJECTS[kind] });

describe('a notification of an end', () => {
  it.each(KNOWN)('is not made when the person stopped a %s run', async (kind) => {
    expect(await KINDS[kind].notification(runOf(kind), 'stopped')).toBeNull();
  });

  it.each(KNOWN)('tells that a %s run failed', async (kind) => {
    const text = await KINDS[kind].notification(runOf(kind), 'failed');
    expect(text?.title).toMatch(/\S/);
    expect(text?.body).toMatch(/\.$/);
  });

  it('of photos is left to the whole set when one is ready', async () => {
    expect(await KINDS.likeness.notification(runOf('likeness'), 'completed')).toBeNull();
    expect(await KINDS.image.notification(runOf('image'), 'completed')).not.toBeNull();
  });

  it('names every end of every kind', async () => {
    for (const kind of KNOWN) {
      for (const end of RUN_ENDS) {
        expect(await KINDS[kind].notification(runOf(kind), end)).not.toBeUndefined();
      }
    }
  });
});
