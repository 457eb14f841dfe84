import { Box, Flex, chakra } from '@chakra-ui/react';
import type { StoryDetails } from '@vesper/core/contract/story';
import { ArrowLeft, Flag } from 'lucide-react';
import { Fragment, useCallback } from 'react';
import { Link, useSearchParams } from 'react-router';
import { Badge } from '../../ui/Badge.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Page } from '../../ui/Page.tsx';
import { BranchMenu } from './BranchMenu.tsx';
import { askReport } from '../../data/report/reporting.ts';
import { newestEnd, pathTo, endToRead, waysFrom } from '../../data/story/branches.ts';
import { toldElsewhere } from '../../data/story/retold.ts';
import { Cover } from './Cover.tsx';
import { capitalised } from './genres.ts';
import { OtherWays } from './OtherWays.tsx';
import { Passage } from './Passage.tsx';
import { useTurn } from './use-turn.ts';

const Back = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minH: '9',
    textStyle: 'label',
    color: 'fg.muted',
    _hover: { color: 'fg' },
  },
});

/** One branch of a story as a flowing text, and the ways on at its end. */
export function Reader({ story }: { story: StoryDetails }) {
  const { passages } = story;
  const [params, setParams] = useSearchParams();
  const open = useCallback(
    (passageId: string) =>
      setParams({ at: passageId }, { replace: true, preventScrollReset: true }),
    [setParams],
  );
  const { taking, take } = useTurn(story.id, open);
  const path = pathTo(passages, endToRead(passages, params.get('at')));
  const last = path.at(-1);

  return (
    <Page width="narrow">
      <Flex align="center" justify="space-between" gap="4" mb={{ base: '6', md: '10' }}>
        <Back to="/stories">
          <ArrowLeft size={17} aria-hidden />
          Stories
        </Back>
        <Flex gap="2" align="center">
          <BranchMenu passages={passages} current={last?.id} onOpen={open} />
          <IconButton
            label="Report this story"
            onClick={() => askReport('story', story.id, 'this story')}
          >
            <Flag size={17} />
          </IconButton>
        </Flex>
      </Flex>
      <Box as="article" maxW="65ch" mx="auto" aria-label={story.title}>
        <Box as="header" mb={{ base: '8', md: '12' }}>
          <Box borderRadius="xl" overflow="hidden" mb={{ base: '6', md: '8' }}>
            <Cover genre={story.genre} height={{ base: '40', md: '15rem' }} />
          </Box>
          <chakra.h1 textStyle="title" textWrap="balance">
            {story.title}
          </chakra.h1>
          <Flex gap="2" mt="4" wrap="wrap" align="center">
            <Badge>{capitalised(story.genre)}</Badge>
            <Badge>{capitalised(story.tone)}</Badge>
            <Box textStyle="small" color="fg.subtle">
              with {story.lead}
            </Box>
          </Flex>
        </Box>
        {path.map((passage, index) => (
          <Fragment key={passage.id}>
            <Passage
              story={story}
              passage={passage}
              first={index === 0}
              last={passage === last}
              ways={waysFrom(passages, passage)}
              known={toldElsewhere(passages, path, passage)}
              taking={taking}
              onTake={take}
              onOpen={(id) => open(newestEnd(passages, id))}
            />
            {passage !== last && (
              <OtherWays
                passage={passage}
                ways={waysFrom(passages, passage)}
                taken={path[index + 1]?.id}
                busy={taking !== null}
                onTake={take}
                onOpen={(id) => open(newestEnd(passages, id))}
              />
            )}
          </Fragment>
        ))}
      </Box>
    </Page>
  );
}
