import { audited } from '@vesper/core/audit/audit-log';
import { changeRole } from '@vesper/core/accounts/change-role';
import { role as roleSchema, type Role } from '@vesper/core/contract/role';
import { AppError } from '@vesper/core/errors';
import { User } from '@vesper/core/models/user';
import { readArguments, type Command } from './command.ts';
import type { OperatorContext } from './operator-context.ts';
import { UsageError } from './usage-error.ts';

const USAGE = [
  'npm run role -- grant EMAIL operator|moderator',
  'npm run role -- revoke EMAIL',
  'npm run role -- list',
].join('\n');

interface Change {
  email: string;
  role: Role;
}

/** @returns the change; null for a list */
function changeOf([verb, email, name, ...more]: string[]): Change | null {
  if (verb === 'list' && email === undefined) return null;
  if (more.length > 0 || email === undefined) throw new UsageError(USAGE);
  if (verb === 'revoke' && name === undefined) return { email, role: 'member' };
  const role = roleSchema.exclude(['member']).safeParse(name);
  if (verb !== 'grant' || !role.success) throw new UsageError(USAGE);
  return { email, role: role.data };
}

/** `npm run role`: gives the first operator the role, and helps when the last one is away. */
export const role: Command = (args) => {
  const { positionals } = readArguments(args, USAGE, {});
  const change = changeOf(positionals);
  return async (context, say) => {
    if (change === null) return list(say);
    return apply(context, change, say);
  };
};

async function list(say: (line: string) => void): Promise<number> {
  const staff = await User.find({ role: { $in: ['moderator', 'operator'] } }).sort({ email: 1 });
  for (const { email, role } of staff) say(`${role.padEnd(10)} ${email}`);
  if (staff.length === 0) say('Nobody has a role.');
  return 0;
}

async function apply(
  context: OperatorContext,
  { email, role }: Change,
  say: (line: string) => void,
): Promise<number> {
  const user = await User.findOne({ email: email.trim().toLowerCase() });
  if (!user) {
    say('There is no account with this address. Sign up first, then come back.');
    return 1;
  }
  const step = {
    action: 'roles.change',
    target: { kind: 'member', id: user.id },
    details: { from: user.role, to: role },
  };
  try {
    const actor = { userId: null, way: 'command' } as const;
    await audited(context, actor, step, () => changeRole(context, user._id, role));
  } catch (err) {
    if (!(err instanceof AppError)) throw err;
    say(err.message);
    return 1;
  }
  say(`${user.email}: ${role} now.`);
  return 0;
}
