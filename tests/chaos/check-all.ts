import { Types } from 'mongoose';
import { z } from 'zod';
import { messageView } from '@vesper/core/contract/message';
import { operatorOf } from '../stack/operator.ts';
import type { Stack } from '../stack/stack.ts';
import { readAccount } from '../stack/balance.ts';
import { countTo } from './counting-model.ts';
import type { Findings } from './findings.ts';
import type { ChaosPerson, Taken } from './person.ts';
import type { WatchedRun } from '../stack/watched-run.ts';

const STORED_END = { completed: 'complete', failed: 'failed', stopped: 'stopped' } as const;

const movement = z.object({ key: z.string(), amount: z.number(), runId: z.unknown().optional() });
const storedRun = z.object({
  status: z.string(),
  live: z.boolean().optional(),
  price: z.number(),
});

/** Holds all that people saw against what is stored, once everything is well and nothing goes on. */
export async function checkAll(
  stack: Stack,
  people: readonly ChaosPerson[],
  findings: Findings,
): Promise<void> {
  for (const person of people) {
    await checkRuns(stack, person, findings);
    await checkTexts(person, findings);
    await checkTokens(stack, person, findings);
  }
  await checkOrphans(stack, findings);
}

/** Every order that was taken ended once, and everybody says the same of how. */
async function checkRuns(stack: Stack, person: ChaosPerson, findings: Findings): Promise<void> {
  for (const { run } of person.taken) {
    const stored = await stack.documents.collection('runs').findOne({ _id: idOf(run.runId) });
    const { data } = storedRun.safeParse(stored);
    const isEnded = data !== undefined && data.status in STORED_END && data.live !== true;
    findings.look('an order that was taken has ended', !isEnded && `${run.runId}: ${data?.status}`);
    findings.look('no event follows the end, none comes with other words', run.faults[0]);
    if (!run.isGone) checkEnd(run, data?.status, findings);
  }
}

function checkEnd(run: WatchedRun, stored: string | undefined, findings: Findings): void {
  findings.look('nothing is missing between events', run.hasGap && run.runId);
  const told = run.ends.map(({ event }) => event.replace('run:', '')).join(', ');
  const problem = told !== stored && `${run.runId}: ${told}, ${stored}`;
  findings.look('an end is told once, as it is stored', problem);
}

/** The text that was seen is the text that is stored, and a whole one is whole. */
async function checkTexts(person: ChaosPerson, findings: Findings): Promise<void> {
  const stored = new Map<string, z.infer<typeof messageView>>();
  for (const id of person.conversations) {
    const body = await person.read(`/api/conversations/${id}/messages?limit=100`);
    const messages = z.array(messageView).parse(body);
    for (const message of messages) stored.set(message.id, message);
    const ids = messages.map((message) => message.id);
    findings.look('a message is there once', new Set(ids).size !== ids.length && id);
  }
  for (const { run, messageId } of person.taken) {
    if (messageId === undefined) continue;
    const message = stored.get(messageId);
    findings.look('a reply that was promised is there', !message && messageId);
    if (message) checkText({ run, messageId }, message, findings);
  }
}

function checkText({ run }: Taken, message: z.infer<typeof messageView>, findings: Findings): void {
  const { content, status } = message;
  const whole = countTo(run.countsTo ?? 0);
  if (status === 'complete') {
    const problem = content !== whole && `${run.runId}: ${differenceOf(content, whole)}`;
    findings.look('a complete reply has every word once', problem);
  } else {
    const isStart = whole.startsWith(content.trimEnd());
    const problem = !isStart && `${run.runId}: ${differenceOf(content, whole)}`;
    findings.look('a broken-off reply is the beginning of one', problem);
  }
  if (run.isGone) return;
  const isSame = run.text === content;
  const both = `${run.runId} ${status}: seen ${run.text.length}, stored ${content.length}`;
  findings.look('the text that was seen is stored', !isSame && both);
}

/** What stands where the text leaves what it should be, with a little before it. */
function differenceOf(text: string, whole: string): string {
  const letters = Array.from(text);
  const at = letters.findIndex((letter, index) => letter !== whole.charAt(index));
  const first = at < 0 ? text.length : at;
  const from = Math.max(0, first - 12);
  const here = JSON.stringify(text.slice(from, first + 24));
  return `at ${first} of ${whole.length}: ${here}, not ${JSON.stringify(whole.slice(from, first + 24))}`;
}

/** Balances are the sum of their ledgers, and a run costs its price if it came to something. */
async function checkTokens(stack: Stack, person: ChaosPerson, findings: Findings): Promise<void> {
  const { userId } = person;
  const { tokens, ledgerSum, holds } = await readAccount(stack.documents, userId);
  const differs = tokens !== ledgerSum && `${userId}: ${tokens}, ledger ${ledgerSum}`;
  findings.look('a balance is the sum of its ledger', differs);
  findings.look('no tokens stay set aside', holds > 0 && `${userId}: ${holds}`);
  const shown = z.object({ tokens: z.number() }).parse(await person.read('/api/user'));
  findings.look('the balance on screen is the stored one', shown.tokens !== tokens && userId);
  const paid = await paidByRun(stack, userId);
  for (const { run } of person.taken) {
    const row = await stack.documents.collection('runs').findOne({ _id: idOf(run.runId) });
    const { data } = storedRun.safeParse(row);
    if (!data) continue;
    const due = data.status === 'completed' ? data.price : 0;
    const cost = paid.get(run.runId) ?? 0;
    paid.delete(run.runId);
    const problem = cost !== due && `${run.runId} ${data.status}: paid ${cost}, due ${due}`;
    findings.look('a run is paid once, and refunded once', problem);
  }
  for (const [runId, cost] of paid) {
    findings.look('nothing is paid for what was never promised', cost !== 0 && `${runId}: ${cost}`);
  }
}

/** Tokens that went to each run, by its id, after whatever came back. */
async function paidByRun(stack: Stack, userId: string): Promise<Map<string, number>> {
  const _id = idOf(userId);
  const user = await stack.documents.collection('users').findOne({ _id });
  const rows = await stack.documents.collection('ledger').find({ userId: _id }).toArray();
  const pending = z.object({ pendingEntries: z.array(movement) }).parse(user).pendingEntries;
  const all = new Map(
    [...movement.array().parse(rows), ...pending].map((entry) => [entry.key, entry]),
  );
  const paid = new Map<string, number>();
  for (const { amount, runId } of all.values()) {
    if (runId === undefined || runId === null) continue;
    const id = String(runId);
    paid.set(id, (paid.get(id) ?? 0) - amount);
  }
  return paid;
}

/** The operator's own checks find nothing. */
async function checkOrphans(stack: Stack, findings: Findings): Promise<void> {
  const { said } = await operatorOf(stack)('check');
  for (const line of said.split('\n')) {
    const [, count = '', kind = '', examples = ''] = /^(ok|\d+)\s+(.+?): (.*)$/.exec(line) ?? [];
    if (kind === '') continue;
    findings.look(`vesper check: ${kind}`, count !== 'ok' && `${count}: ${examples}`);
  }
}

const idOf = (id: string) => Types.ObjectId.createFromHexString(id);
