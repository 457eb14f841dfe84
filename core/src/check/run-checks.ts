import type { RunContext } from '../runs/run-context.ts';
import { CHECKS } from './checks.ts';
import type { Check } from './finding.ts';

const EXAMPLES = 5;

interface CheckOptions {
  fix: boolean;
  say: (line: string) => void;
}

/**
 * Looks for everything that is not as it should be and says one line for each kind of it.
 * @returns how many findings are left: all of them without `fix`
 */
export async function runChecks(context: RunContext, options: CheckOptions): Promise<number> {
  let left = 0;
  for (const check of CHECKS) left += await runOne(context, check, options);
  return left;
}

async function runOne(
  context: RunContext,
  check: Check,
  { fix, say }: CheckOptions,
): Promise<number> {
  const examples: string[] = [];
  let [found, repaired] = [0, 0];
  for await (const { id, repair } of check.run(context)) {
    found += 1;
    if (examples.length < EXAMPLES) examples.push(id);
    if (!fix || !repair) continue;
    await repair();
    repaired += 1;
  }
  if (found === 0) {
    say(`ok      ${check.finds}: none`);
    return 0;
  }
  const more = found > examples.length ? ', ...' : '';
  say(`${String(found).padEnd(7)} ${check.finds}: ${examples.join(', ')}${more}`);
  say(`        ${fix ? `repaired ${repaired} of ${found}` : `--fix: ${check.remedy}`}`);
  return found - repaired;
}
