import { AppError } from '../errors.ts';
import { User } from '../models/user.ts';
import { can } from '../policies/chat-model.ts';
import type { ChatModelRegistry } from './chat-model-registry.ts';
import type { RegisteredModel } from './registered-model.ts';

type Member = Parameters<typeof can>[0];

/** The models that a member can choose; the first one speaks where they chose none. */
export async function modelsFor(
  models: ChatModelRegistry,
  userId: string,
): Promise<readonly RegisteredModel[]> {
  const { offered } = models;
  if (offered.every(isForEveryone)) return offered;
  const member = await memberOf(userId);
  return offered.filter((model) => can(member, 'use', model));
}

/**
 * Refuses a model that is for others.
 * @throws AppError `model_not_offered`
 */
export async function assertMayUse(model: RegisteredModel, userId: string): Promise<void> {
  if (isForEveryone(model) || can(await memberOf(userId), 'use', model)) return;
  throw new AppError('model_not_offered');
}

const isForEveryone = ({ audience }: RegisteredModel): boolean => audience === 'everyone';

async function memberOf(userId: string): Promise<Member> {
  const user = await User.findById(userId, { role: 1, plan: 1 });
  return { role: user?.role ?? 'member', plan: user?.plan ?? 'free' };
}
