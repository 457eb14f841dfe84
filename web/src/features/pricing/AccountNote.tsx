import { chakra } from '@chakra-ui/react';
import { PLANS } from '@vesper/core/contract/plans';
import { count } from '../../lib/format.ts';
import { useSession } from '../../data/user/session.ts';
import { TextLink } from '../../ui/TextLink.tsx';

/** The plan and balance of the reader, or the way to an account. */
export function AccountNote() {
  const session = useSession();
  return (
    <chakra.p color="fg.muted" textAlign="center" mt="8" textWrap="balance">
      {session.status === 'signed-in' ? (
        <>
          Your account {session.user.email} is on the {PLANS[session.user.plan].name} plan and holds{' '}
          <chakra.strong color="fg">{count(session.user.tokens, 'token')}</chakra.strong>.{' '}
          <TextLink to="/profile">See your usage</TextLink>
        </>
      ) : (
        <>
          <TextLink to="/signin">Sign in</TextLink> to see your plan and your tokens.
        </>
      )}
    </chakra.p>
  );
}
