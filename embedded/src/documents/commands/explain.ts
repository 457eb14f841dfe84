import { z } from 'zod';
import { splitPipeline } from '../aggregate.ts';
import { unsupported } from '../errors.ts';
import { consume } from '../pace.ts';
import { plan } from '../planner.ts';
import { select, type Query } from '../query.ts';
import { isDoc, toNumber, type Doc } from '../values.ts';
import { command, doc, ok } from './command.ts';

const fields = z.strictObject({ explain: doc, verbosity: z.string().default('allPlansExecution') });

/** The query in a find, count or aggregate; what an aggregation does afterwards is not explained. */
function explained(inner: Doc): { collection: string; query: Query } {
  const [entry] = Object.entries(inner);
  const filter = isDoc(inner['filter']) ? inner['filter'] : {};
  const sort = isDoc(inner['sort']) ? inner['sort'] : {};
  const limit = inner['limit'] === undefined ? 0 : Math.abs(toNumber(inner['limit']));
  const collection = String(entry?.[1]);
  if (entry?.[0] === 'find') return { collection, query: { filter, sort, limit } };
  if (entry?.[0] === 'aggregate') {
    return { collection, query: splitPipeline(inner['pipeline'], () => undefined).query };
  }
  throw unsupported(`explain of ${entry?.[0] ?? 'nothing'}`);
}

export const explain = command('explain', fields, async (args, context) => {
  const { store, database, deadline } = context;
  const { collection: name, query } = explained(args.explain);
  const collection = store.get(`${database}.${name}`);
  const chosen = collection && plan(collection, query.filter, query.sort);
  const examined = { keys: 0, documents: 0 };
  let nReturned = 0;
  if (args.verbosity !== 'queryPlanner') {
    await consume(select(collection, query, examined), deadline, () => Boolean(++nReturned));
  }
  const winningPlan = chosen?.index
    ? { stage: 'FETCH', inputStage: { stage: 'IXSCAN', indexName: chosen.index } }
    : { stage: collection ? 'COLLSCAN' : 'EOF' };
  return ok({
    queryPlanner: { namespace: `${database}.${name}`, winningPlan },
    executionStats: {
      nReturned,
      totalKeysExamined: examined.keys,
      totalDocsExamined: examined.documents,
    },
  });
});
