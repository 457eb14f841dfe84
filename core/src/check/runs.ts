import { Image } from '../models/image.ts';
import { Likeness } from '../models/likeness.ts';
import { Message, UNFINISHED } from '../models/message.ts';
import { Run } from '../models/run.ts';
import { StoryPassage } from '../models/story-passage.ts';
import { User } from '../models/user.ts';
import { failRun, longestRun, settleHold } from '../runs/housekeeping.ts';
import type { Check, Finding } from './finding.ts';
import { inBatches } from './in-batches.ts';

/** Housekeeping has had many turns by then: what is left is stuck. */
const LEFT_MS = 60 * 60_000;

export const stuckRuns: Check = {
  finds: 'runs that should have ended long ago',
  remedy: 'ends them as failed, keeps their text and gives tokens back',
  async *run(context) {
    const now = context.clock.now().getTime();
    const before = new Date(now - LEFT_MS);
    const live = Run.find({ live: true, createdAt: { $lt: before } }).sort({ createdAt: 1 });
    for await (const run of live.cursor()) {
      const began = run.startedAt ?? run.createdAt;
      if (now - began.getTime() < longestRun(run)) continue;
      yield { id: run.id, repair: () => failRun(context, run, 'worker_lost') };
    }
  },
};

export const holds: Check = {
  finds: 'tokens held for runs that have ended',
  remedy: 'spends them if the run completed, otherwise gives them back',
  async *run(context) {
    const before = new Date(context.clock.now().getTime() - LEFT_MS);
    const holding = User.find({ 'holds.at': { $lt: before } }, { holds: 1 }).sort({ _id: 1 });
    for await (const user of holding.cursor()) {
      for (const hold of user.holds) {
        if (hold.at >= before || (await Run.exists({ _id: hold.runId, live: true }))) continue;
        const id = `${user.id}/${hold.runId.toHexString()}`;
        yield { id, repair: () => settleHold(context, user._id, hold) };
      }
    }
  },
};

type Unfinished = { _id: unknown; id: string; runId?: unknown };

/** Those of them that no live run will finish. */
async function* abandoned<T extends Unfinished>(
  found: AsyncIterable<T>,
  fail: (document: T) => Promise<unknown>,
): AsyncGenerator<Finding> {
  for await (const batch of inBatches(found)) {
    const runIds = batch.map(({ runId }) => runId);
    const live = await Run.find({ _id: { $in: runIds }, live: true }, { _id: 1 });
    const known = new Set(live.map(({ id }) => id));
    for (const document of batch) {
      if (known.has(String(document.runId))) continue;
      yield { id: document.id, repair: () => fail(document) };
    }
  }
}

export const unfinished: Check = {
  finds: 'replies, pictures and passages that nothing will finish',
  remedy: 'marks them as failed, so that they can be asked for again',
  async *run({ clock }) {
    const createdAt = { $lt: new Date(clock.now().getTime() - LEFT_MS) };
    const open = { createdAt, status: { $in: UNFINISHED } };
    const failed = { $set: { status: 'failed' } } as const;
    const status = { $in: UNFINISHED };
    const fields = { runId: 1 } as const;
    yield* abandoned(Message.find(open, fields).sort({ _id: 1 }).cursor(), ({ _id }) =>
      Message.updateOne({ _id, status }, { $set: { status: 'failed', runEnded: 'failed' } }),
    );
    yield* abandoned(StoryPassage.find(open, fields).sort({ _id: 1 }).cursor(), ({ _id }) =>
      StoryPassage.updateOne({ _id, status }, failed),
    );
    const pending = { createdAt, status: 'pending' } as const;
    yield* abandoned(Image.find(pending, fields).sort({ _id: 1 }).cursor(), ({ _id }) =>
      Image.updateOne({ _id, status: 'pending' }, failed),
    );
    yield* abandoned(Likeness.find(pending, fields).sort({ _id: 1 }).cursor(), ({ _id }) =>
      Likeness.updateOne({ _id, status: 'pending' }, { ...failed, $unset: { slot: 1 } }),
    );
  },
};
