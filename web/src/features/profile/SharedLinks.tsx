import { Box, Flex, chakra } from '@chakra-ui/react';
import type { ShareView } from '@vesper/core/contract/share';
import { Copy, CopyCheck } from 'lucide-react';
import { Link } from 'react-router';
import { endShare, useShares } from '../../data/share/shares.ts';
import { relativeDate } from '../../lib/relative-date.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { useCopy } from '../../lib/use-copy.ts';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { NotLoaded } from '../../ui/NotLoaded.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

const Title = chakra(Link, {
  base: {
    display: 'block',
    textStyle: 'label',
    truncate: true,
    _hover: { textDecoration: 'underline' },
  },
});

/** The member's links to conversations, each with the way to end it. */
export function SharedLinks() {
  const shares = useShares();
  if (shares.data === undefined) {
    return (
      <NotLoaded what="Your links" read={shares}>
        <Skeleton height="12" borderRadius="md" />
      </NotLoaded>
    );
  }
  if (shares.data.length === 0) {
    return (
      <chakra.p color="fg.subtle" textStyle="small">
        None. “Share” in the menu of a conversation makes one.
      </chakra.p>
    );
  }
  return (
    <Flex as="ul" direction="column" gap="3" listStyleType="none" aria-label="Shared conversations">
      {shares.data.map((share) => (
        <SharedLink key={share.id} share={share} />
      ))}
    </Flex>
  );
}

function SharedLink({ share }: { share: ShareView }) {
  const { id, title, path, messageCount, sharedAt, isHidden } = share;
  const [busy, run] = useBusy();
  const { copied, copy } = useCopy(location.origin + path);
  const count = `${messageCount} ${messageCount === 1 ? 'message' : 'messages'}`;
  return (
    <Flex as="li" align="center" gap="2">
      <Box flex="1" minW="0">
        <Title to={path}>{title}</Title>
        <chakra.p textStyle="caption" color={isHidden ? 'fg.warning' : 'fg.subtle'}>
          {isHidden ? 'Hidden by moderators' : `${count} · ${relativeDate(sharedAt, new Date())}`}
        </chakra.p>
      </Box>
      <IconButton label={copied ? 'Copied' : `Copy the link to ${title}`} onClick={copy}>
        {copied ? <CopyCheck size={17} /> : <Copy size={17} />}
      </IconButton>
      <Button
        size="sm"
        variant="secondary"
        loading={busy}
        aria-label={`End the link to ${title}`}
        onClick={() => run(() => endShare(id))}
      >
        End
      </Button>
    </Flex>
  );
}
