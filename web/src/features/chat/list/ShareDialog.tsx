import { Flex, chakra } from '@chakra-ui/react';
import type { ConversationView } from '@vesper/core/contract/conversation';
import type { ShareView } from '@vesper/core/contract/share';
import {
  CircleAlert,
  Copy,
  CopyCheck,
  ExternalLink,
  Link2,
  Link2Off,
  RefreshCw,
} from 'lucide-react';
import { useState } from 'react';
import { endShare, shareConversation, useShares } from '../../../data/share/shares.ts';
import { serverMessage } from '../../../lib/api-error.ts';
import { inBackground } from '../../../lib/in-background.ts';
import { showToast } from '../../../lib/toast-store.ts';
import { useCopy } from '../../../lib/use-copy.ts';
import { useLastGiven } from '../../../lib/use-last-given.ts';
import { Button } from '../../../ui/Button.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { NotLoaded } from '../../../ui/NotLoaded.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { beginShare, useListState } from './list-store.ts';

const moment = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

const Points = chakra('ul', {
  base: { display: 'grid', gap: '1.5', ps: '5', listStyleType: 'disc', color: 'fg.muted' },
});

/** Makes, renews and ends the link to a conversation, and says what its readers see. */
export function ShareDialog() {
  const { sharing } = useListState();
  const shown = useLastGiven(sharing);
  return (
    <Dialog
      open={sharing !== null}
      onClose={() => beginShare(null)}
      size="md"
      title="Share conversation"
      description={shown?.title}
    >
      {shown && <Sharing key={shown.id} conversation={shown} />}
    </Dialog>
  );
}

function Sharing({ conversation }: { conversation: ConversationView }) {
  const shares = useShares();
  const there = shares.data?.find(({ conversationId }) => conversationId === conversation.id);
  return (
    <Flex direction="column" gap="5" pb="2" textStyle="small">
      <Points>
        <li>
          Anyone with the link reads the messages on screen, up to this moment, and who says them.
          What is said later stays with you until you renew the link.
        </li>
        <li>No pictures, no lorebooks, no memories, and nothing of a character’s own texts.</li>
        <li>Search engines are asked to stay away. You can end the link at any time.</li>
      </Points>
      {shares.data === undefined ? (
        <NotLoaded what="Your links" read={shares}>
          <Skeleton height="8rem" borderRadius="md" />
        </NotLoaded>
      ) : (
        <Choices conversation={conversation} share={there} />
      )}
    </Flex>
  );
}

interface ChoicesProps {
  conversation: ConversationView;
  /** Undefined while there is no link. */
  share: ShareView | undefined;
}

function Choices({ conversation, share }: ChoicesProps) {
  const [withName, setWithName] = useState(share?.withName ?? false);
  const { busy, problem, act } = useAct();
  const isHidden = share?.isHidden === true;
  const make = (): void => act('making', () => shareConversation(conversation.id, withName));

  return (
    <>
      {isHidden && (
        <Notice tone="caution">
          <CircleAlert size={16} aria-hidden />
          Moderators keep this from its readers for now. Your profile says why.
        </Notice>
      )}
      {share && <LinkField share={share} />}
      <Checkbox checked={withName} disabled={busy !== null} onChange={setWithName}>
        Show my name.{' '}
        <chakra.span color="fg.muted">
          Otherwise it is left out, also where it stands in the messages.
        </chakra.span>
      </Checkbox>
      {problem !== undefined && (
        <Notice tone="danger" role="alert">
          <CircleAlert size={16} aria-hidden />
          {problem}
        </Notice>
      )}
      <Flex gap="3" wrap="wrap">
        <Button
          {...(share
            ? { variant: 'secondary', icon: <RefreshCw size={17} aria-hidden /> }
            : { icon: <Link2 size={17} aria-hidden /> })}
          loading={busy === 'making'}
          disabled={busy !== null || isHidden}
          onClick={make}
        >
          {share ? 'Renew what it shows' : 'Make a link'}
        </Button>
        {share && (
          <Button
            variant="ghost"
            color="fg.error"
            icon={<Link2Off size={17} aria-hidden />}
            loading={busy === 'ending'}
            disabled={busy !== null}
            onClick={() => act('ending', () => endAndSay(share.id))}
          >
            End the link
          </Button>
        )}
      </Flex>
    </>
  );
}

type Act = 'making' | 'ending';

/** One change at a time, and what went wrong with the last. */
function useAct() {
  const [busy, setBusy] = useState<Act | null>(null);
  const [problem, setProblem] = useState<string>();
  const run = async (what: Act, change: () => Promise<unknown>): Promise<void> => {
    setBusy(what);
    setProblem(undefined);
    try {
      await change();
    } catch (error) {
      setProblem(serverMessage(error, 'This did not work. Please try again.'));
    } finally {
      setBusy(null);
    }
  };
  const act = (what: Act, change: () => Promise<unknown>): void => inBackground(run(what, change));
  return { busy, problem, act };
}

async function endAndSay(id: string): Promise<void> {
  await endShare(id);
  const description = 'Whoever opens it finds nothing any more.';
  showToast({ title: 'Link ended', description, kind: 'info' });
}

function LinkField({ share }: { share: ShareView }) {
  const address = location.origin + share.path;
  const { copied, copy } = useCopy(address);
  const { messageCount, sharedAt } = share;
  const count = `${messageCount} ${messageCount === 1 ? 'message' : 'messages'}`;
  return (
    <Flex direction="column" gap="2.5">
      <TextField
        label="Link"
        readOnly
        value={address}
        hint={`${count}, as of ${moment.format(new Date(sharedAt))}`}
        onFocus={(event) => event.target.select()}
      />
      <Flex gap="3" wrap="wrap">
        <Button
          icon={copied ? <CopyCheck size={17} aria-hidden /> : <Copy size={17} aria-hidden />}
          onClick={copy}
        >
          {copied ? 'Copied' : 'Copy link'}
        </Button>
        <Button
          variant="ghost"
          icon={<ExternalLink size={17} aria-hidden />}
          onClick={() => window.open(share.path, '_blank', 'noopener')}
        >
          Open it
        </Button>
      </Flex>
    </Flex>
  );
}
