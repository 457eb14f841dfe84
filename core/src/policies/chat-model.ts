import type { ModelAudience } from '../contract/model-settings.ts';
import type { PlanName } from '../contract/plans.ts';
import type { Role } from '../contract/role.ts';

/** What is to be known of a member to say which models they may talk with. */
interface ModelUser {
  role: Role;
  plan: PlanName;
}

/** A model is for everyone, for members of certain plans, or for those who run the place. */
export function can(
  { role, plan }: ModelUser,
  _action: 'use',
  { audience }: { audience: ModelAudience },
): boolean {
  if (audience === 'everyone' || role !== 'member') return true;
  return audience !== 'staff' && audience.includes(plan);
}
