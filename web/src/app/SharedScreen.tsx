import { useNavigate, useParams } from 'react-router';
import { useSession } from '../data/user/session.ts';
import { MessageText } from '../features/chat/MessageText.tsx';
import { SharedPage } from '../features/shared/SharedPage.tsx';
import { inBackground } from '../lib/in-background.ts';
import { rememberReturnPath } from '../lib/return-path.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { EveningScreen } from './EveningScreen.tsx';
import { NotFound } from './NotFound.tsx';
import { VisitorAdultGate } from './VisitorAdultGate.tsx';
import { VisitorFrame } from './VisitorFrame.tsx';

function Talk({ isMember }: { isMember: boolean }) {
  const { token = '' } = useParams();
  const navigate = useNavigate();
  const signIn = (): void => {
    rememberReturnPath(location.pathname);
    inBackground(navigate('/signin'));
  };
  return (
    <SharedPage
      token={token}
      words={(text) => <MessageText text={text} />}
      gone={<NotFound />}
      closed={<Closed />}
      isMember={isMember}
      onSignIn={signIn}
    />
  );
}

/** Where the law asks for a proof of age, visitors cannot read it: they have no account to prove it for. */
function Closed() {
  return (
    <EveningScreen
      minH="70dvh"
      title="Not open here"
      text="Where you are, this can be read only by members who have proved their age, or not at all."
    >
      <ButtonLink to="/signin" size="lg" variant="secondary">
        Login
      </ButtonLink>
    </EveningScreen>
  );
}

/** A shared conversation; visitors say first that they are adults, as members have with their account. */
export function SharedScreen() {
  const isMember = useSession().status === 'signed-in';
  if (isMember) return <Talk isMember />;
  return (
    <VisitorAdultGate>
      <VisitorFrame>
        <Talk isMember={false} />
      </VisitorFrame>
    </VisitorAdultGate>
  );
}
