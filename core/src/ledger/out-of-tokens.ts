import type { PlanName } from '../contract/plans.ts';
import { AppError } from '../errors.ts';
import type { Ledger } from './ledger.ts';

interface Shortage {
  plan: PlanName;
  /** Tokens that there are, and that it costs. */
  tokens: number;
  cost: number;
}

/** The refusal of what costs more tokens than there are; says when there will be more. */
export function outOfTokens(ledger: Pick<Ledger, 'refillOf'>, shortage: Shortage): AppError {
  const { plan, tokens, cost } = shortage;
  const refill = ledger.refillOf(plan);
  const left = tokens === 1 ? '1 token' : `${tokens} tokens`;
  const some = `This costs ${cost} tokens, and you have ${left}.`;
  if (!refill) {
    return new AppError('insufficient_tokens', { ...(tokens > 0 && { message: some }) });
  }
  const { rule, next, zone } = refill;
  const inZone = { timeZone: zone } as const;
  const day = next.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', ...inZone });
  const time = next.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit', ...inZone });
  const fills = rule.tokens >= rule.cap;
  const comes = fills
    ? `Your balance is filled up to ${rule.cap}`
    : `There are ${rule.tokens} more`;
  const when = `on ${day} at ${time} ${zone === 'UTC' ? zone : `(${zone})`}.`;
  return new AppError('insufficient_tokens', {
    message: `${tokens > 0 ? some : 'You have no tokens left.'} ${comes} ${when}`,
  });
}
