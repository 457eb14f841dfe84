import { keepHouse } from '@vesper/core/runs/housekeeping';
import type { WorkerContext } from '../context.ts';

/** Heals what crashes left behind; see `keepHouse`. */
export async function processHousekeeping(context: WorkerContext): Promise<void> {
  const report = await keepHouse(context);
  if (Object.values(report).some((count) => count > 0)) context.log.info(report, 'housekeeping');
}
