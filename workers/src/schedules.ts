import { bookRedemptions } from '@vesper/core/codes/redeem-code';
import { dropDecidedEvidence } from '@vesper/core/cases/evidence';
import { purgeRemoved } from '@vesper/core/cases/purge-removed';
import { settleDecisions } from '@vesper/core/cases/settle-decision';
import { watchTakedowns } from '@vesper/core/cases/watch-takedowns';
import { sweepShownPictures } from '@vesper/core/conversations/shown-pictures';
import { beginAskedErasures } from '@vesper/core/erasure/asked-erasures';
import { finishErasures } from '@vesper/core/erasure/erase-user';
import { settleGifts } from '@vesper/core/gifts/give-tokens';
import { queueLostMails } from '@vesper/core/mail/queue-mail';
import { refillEveryone } from '@vesper/core/ledger/refill-tokens';
import { sweepLikenesses } from './sweep-likenesses.ts';
import { healPurchases, lapsePlans } from '@vesper/core/purchases/heal-purchases';
import { sweepUploads } from '@vesper/core/photos/uploads';
import { keepHouse } from '@vesper/core/runs/housekeeping';
import { sweepStorage } from '@vesper/core/storage/sweep-storage';
import type { WorkerContext } from './context.ts';
import { listRemovedPictures } from './jobs/list-removed-pictures.ts';
import { queueLostChecks } from './jobs/picture-check.ts';
import { queueLostSets } from './jobs/likeness-set.ts';

/**
 * Runs housekeeping in every worker on a timer of its own. Not a queued job: a queue that was lost
 * with Redis is what housekeeping has to heal.
 */
export function startSchedules(context: WorkerContext): void {
  const { config, log, shutdown } = context;
  let running = Promise.resolve();
  const timer = setInterval(() => {
    running = running.then(() => tidyUp(context));
  }, config.housekeepingMs);
  shutdown.add('schedules', async () => {
    clearInterval(timer);
    await running;
  });
  log.debug({ everyMs: config.housekeepingMs }, 'housekeeping');
}

async function tidyUp(context: WorkerContext): Promise<void> {
  try {
    const report = {
      ...(await keepHouse(context)),
      purchases: await healPurchases(context),
      plans: await lapsePlans(context),
      refills: await refillEveryone(context),
      codes: await bookRedemptions(context),
      gifts: await settleGifts(context),
      mails: await queueLostMails(context),
      decisions: await settleDecisions(context),
      removedPictures: await listRemovedPictures(context),
      purgedPictures: await purgeRemoved(context),
      evidence: await dropDecidedEvidence(context),
      takedownAlarms: await watchTakedowns(context),
      uploads: await sweepUploads(context),
      shownPictures: await sweepShownPictures(context),
      photoSets: await queueLostSets(context),
      photos: await sweepLikenesses(context),
      pictureChecks: await queueLostChecks(context),
      unfinishedFiles: await sweepStorage(context),
      erasuresBegun: await beginAskedErasures(context),
      erasures: await finishErasures(context),
    };
    for (const [what, count] of Object.entries(report)) {
      context.jobMetrics.healed.inc({ what }, count);
    }
    if (Object.values(report).some((count) => count > 0)) context.log.info(report, 'housekeeping');
  } catch (err) {
    context.log.warn({ err }, 'housekeeping failed and is tried again');
  }
}
