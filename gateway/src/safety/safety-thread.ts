import { decide, type SafetyContext, type SafetyDecision } from '@vesper/core/safety/decide';

/** A text to be decided about, and as what. */
export type SafetyOrder = SafetyContext & { text: string };

/** What a thread of the pool does: the first refusal among some texts, and which one it was. */
export function firstRefusal(
  orders: readonly SafetyOrder[],
): { at: number; decision: SafetyDecision } | null {
  for (const [at, { text, ...context }] of orders.entries()) {
    const decision = decide(text, context);
    if (!decision.allowed) return { at, decision };
  }
  return null;
}
