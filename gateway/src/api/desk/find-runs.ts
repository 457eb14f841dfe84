import type { QueryFilter } from 'mongoose';
import type { z } from 'zod';
import type { DeskFailures, DeskRun, deskRunsQuery } from '@vesper/core/contract/desk/run';
import { RUN_STATUSES } from '@vesper/core/contract/run';
import { LedgerEntry } from '@vesper/core/models/ledger-entry';
import { NOT_STARTED, Run, type RunDocument, type RunFields } from '@vesper/core/models/run';
import { failureWords, presentDeskRun } from '@vesper/core/presenters/desk/run';
import type { GatewayContext } from '../../context.ts';
import { findAnchor, olderThan } from '../../http/paging.ts';

const HOUR_MS = 3_600_000;

/** The ledger's key for tokens that the desk gave back. */
export const refundKey = (runId: string): string => `refund:${runId}`;

/** Runs as rows; those whose tokens were given back are marked. */
export async function presentRuns(runs: RunDocument[]): Promise<DeskRun[]> {
  const paid = runs.filter(({ price, status }) => price > 0 && status === 'completed');
  const rows =
    paid.length === 0
      ? []
      : await LedgerEntry.find(
          {
            userId: { $in: paid.map(({ userId }) => userId) },
            key: { $in: paid.map(({ id }) => refundKey(id)) },
          },
          { key: 1 },
        );
  const refunded = new Set(rows.map(({ key }) => key));
  return runs.flatMap((run) => {
    const status = RUN_STATUSES.find((it) => it === run.status);
    if (!status) return [];
    const gaveBack = run.price > 0 && !run.live && status !== 'completed';
    return presentDeskRun(run, status, gaveBack || refunded.has(refundKey(run.id)));
  });
}

/** Runs as the filters of the desk leave them, newest first. */
export async function findRuns(
  _context: GatewayContext,
  query: z.output<typeof deskRunsQuery>,
): Promise<DeskRun[]> {
  const { kind, status, failure, modelId, userId, before, limit } = query;
  const anchor = await findAnchor(before, async (id) => {
    const found = await Run.findById(id, { createdAt: 1 });
    return found && { _id: found._id, at: found.createdAt };
  });
  const filter: QueryFilter<RunFields> = {
    status: status ?? { $nin: NOT_STARTED.$in },
    ...(kind && { kind }),
    ...(failure && { failure }),
    ...(modelId && { modelId }),
    ...(userId && { userId }),
    ...olderThan('createdAt', anchor),
  };
  return presentRuns(await Run.find(filter).sort({ createdAt: -1, _id: -1 }).limit(limit));
}

/** What failed in the last hour, by kind and reason; the most frequent first. */
export async function findFailures({
  clock,
}: Pick<GatewayContext, 'clock'>): Promise<DeskFailures> {
  const since = new Date(clock.now().getTime() - HOUR_MS);
  const failed = Run.find(
    { status: 'failed', endedAt: { $gte: since } },
    { kind: 1, failure: 1, endedAt: 1 },
  ).sort({ endedAt: -1 });
  const groups = new Map<string, DeskFailures['failures'][number]>();
  for await (const { kind, failure, endedAt } of failed.cursor()) {
    const code = failure ?? 'unknown';
    const group = groups.get(`${kind} ${code}`);
    if (group) group.count += 1;
    else {
      const lastAt = (endedAt ?? since).toISOString();
      const words = failureWords(code) ?? code;
      groups.set(`${kind} ${code}`, { kind, code, words, count: 1, lastAt });
    }
  }
  const failures = [...groups.values()].sort((one, other) => other.count - one.count);
  return { since: since.toISOString(), failures };
}
