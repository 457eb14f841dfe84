import { resetFactors } from '@vesper/core/accounts/ways-in';
import { audited } from '@vesper/core/audit/audit-log';
import { User } from '@vesper/core/models/user';
import { readArguments, type Command } from './command.ts';
import { UsageError } from './usage-error.ts';

const USAGE = 'npm run factors -- reset EMAIL';

/**
 * `npm run factors`: for a member who has lost their authenticator, its recovery codes and their
 * passkeys, and for an operator whom nobody at the desk can help.
 */
export const factors: Command = (args) => {
  const [verb, email, ...more] = readArguments(args, USAGE, {}).positionals;
  if (verb !== 'reset' || email === undefined || more.length > 0) throw new UsageError(USAGE);
  return async (context, say) => {
    const user = await User.findOne({ email: email.trim().toLowerCase() });
    if (!user) {
      say('There is no account with this address.');
      return 1;
    }
    const step = { action: 'members.factors', target: { kind: 'member', id: user.id } };
    const actor = { userId: null, way: 'command' } as const;
    const { codes, passkeys } = await audited(context, actor, step, () =>
      resetFactors(context, user),
    );
    const removed = `two-step codes ${codes ? 'removed' : 'were off'}, passkeys removed: ${passkeys}`;
    say(`${user.email}: ${removed}. They are signed out everywhere, and told so.`);
    return 0;
  };
};
