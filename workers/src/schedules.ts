import { bookRedemptions } from '@vesper/core/codes/redeem-code';
import { dropDecidedEvidence } from '@vesper/core/cases/evidence';
import { purgeRemoved } from '@vesper/core/cases/purge-removed';
import { settleDecisions } from '@vesper/core/cases/settle-decision';
import { watchTakedowns } from '@vesper/core/cases/watch-takedowns';
import { writeFirst } from '@vesper/core/conversations/write-first';
import { sweepShownPictures } from '@vesper/core/conversations/shown-pictures';
import { beginAskedErasures } from '@vesper/core/erasure/asked-erasures';
import { finishErasures } from '@vesper/core/erasure/erase-user';
import { settleGifts } from '@vesper/core/gifts/give-tokens';
import { queueLostMails } from '@vesper/core/mail/queue-mail';
import { refillEveryone } from '@vesper/core/ledger/refill-tokens';
import { sweepLikenesses } from './sweep-likenesses.ts';
import { purgeTrash } from '@vesper/core/pictures/image-trash';
import { healPurchases, lapsePlans } from '@vesper/core/purchases/heal-purchases';
import { sweepUploads } from '@vesper/core/photos/uploads';
import { keepHouse } from '@vesper/core/runs/housekeeping';
import { sweepStorage } from '@vesper/core/storage/sweep-storage';
import type { WorkerContext } from './context.ts';
import { listRemovedPictures } from './jobs/list-removed-pictures.ts';
import { queueLostChecks } from './jobs/picture-check.ts';
import { queueLostImports } from './jobs/import-talks.ts';
import { queueLostSets } from './jobs/likeness-set.ts';

/** Everything that is looked after, in this order; what each step did is counted under its name. */
const STEPS: Record<string, (context: WorkerContext) => Promise<number>> = {
  purchases: healPurchases,
  plans: lapsePlans,
  refills: refillEveryone,
  codes: bookRedemptions,
  gifts: settleGifts,
  mails: queueLostMails,
  decisions: settleDecisions,
  removedPictures: listRemovedPictures,
  purgedPictures: purgeRemoved,
  purgedTrash: (context) => purgeTrash(context),
  evidence: dropDecidedEvidence,
  takedownAlarms: watchTakedowns,
  uploads: sweepUploads,
  shownPictures: sweepShownPictures,
  firstWords: writeFirst,
  imports: queueLostImports,
  photoSets: queueLostSets,
  photos: sweepLikenesses,
  pictureChecks: queueLostChecks,
  unfinishedFiles: sweepStorage,
  erasuresBegun: beginAskedErasures,
  erasures: finishErasures,
};

/** One step that fails holds up no other; after as many as this, a service is away. */
const MOST_FAILURES = 2;

/**
 * Runs housekeeping in every worker on a timer of its own. Not a queued job: a queue that was lost
 * with Redis is what housekeeping has to heal.
 */
export function startSchedules(context: WorkerContext): void {
  const { config, log, shutdown } = context;
  let running: Promise<void> | undefined;
  const timer = setInterval(() => {
    running ??= tidyUp(context).finally(() => {
      running = undefined;
    });
  }, config.housekeepingMs);
  shutdown.add('schedules', async () => {
    clearInterval(timer);
    await running;
  });
  log.debug({ everyMs: config.housekeepingMs }, 'housekeeping');
}

async function tidyUp(context: WorkerContext): Promise<void> {
  const report: Record<string, number> = {};
  let failures = 0;
  const attempt = async (step: string, work: () => Promise<Record<string, number>>) => {
    if (failures >= MOST_FAILURES) return;
    try {
      Object.assign(report, await work());
    } catch (err) {
      failures += 1;
      context.log.warn({ err, step }, 'a step of housekeeping failed and is tried again');
    }
  };
  await attempt('runs', async () => ({ ...(await keepHouse(context)) }));
  for (const [name, step] of Object.entries(STEPS)) {
    await attempt(name, async () => ({ [name]: await step(context) }));
  }
  for (const [what, count] of Object.entries(report)) {
    context.jobMetrics.healed.inc({ what }, count);
  }
  if (Object.values(report).some((count) => count > 0)) context.log.info(report, 'housekeeping');
}
