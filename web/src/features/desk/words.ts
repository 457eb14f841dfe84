import { PLANS, type PlanName } from '@vesper/core/contract/plans';
import type { Role } from '@vesper/core/contract/role';
import type { RunKind, RunStatus } from '@vesper/core/contract/run';

export const RUN_KIND_WORDS: Record<RunKind, string> = {
  chat: 'Reply',
  image: 'Picture',
  video: 'Film',
  likeness: 'Self AI photo',
  story: 'Story',
};

export const RUN_STATUS_WORDS: Record<RunStatus, string> = {
  queued: 'Waiting',
  running: 'Running',
  completed: 'Completed',
  failed: 'Failed',
  stopped: 'Stopped',
};

export const ROLE_WORDS: Record<Role, string> = {
  member: 'Member',
  moderator: 'Moderator',
  operator: 'Operator',
};

export const planWord = (plan: PlanName): string => PLANS[plan].name;

/** The options of a list, out of a table of words. */
export function optionsOf<Value extends string>(
  values: readonly Value[],
  words: (value: Value) => string,
): { value: Value; label: string }[] {
  return values.map((value) => ({ value, label: words(value) }));
}
