import { Box, Flex, chakra } from '@chakra-ui/react';
import type { ExampleLine } from '@vesper/core/contract/character';
import { Fragment } from 'react';

const Line = chakra('div', {
  base: {
    maxW: 'min(100%, 34rem)',
    px: '4',
    py: '3',
    borderRadius: 'lg',
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
    borderWidth: '1px',
  },
  variants: {
    by: {
      character: { bg: 'bg.panel', borderEndStartRadius: 'sm' },
      member: {
        alignSelf: 'flex-end',
        bg: 'accent.subtle',
        borderColor: 'transparent',
        borderEndEndRadius: 'sm',
      },
    },
  },
});

interface Props {
  title: string;
  /** Whose talk it is, for those who cannot see the sides. */
  name: string;
  lines: readonly ExampleLine[];
}

/** A few lines as they would stand in a chat. */
export function ExampleTalk({ title, name, lines }: Props) {
  return (
    <Box as="section" aria-label={title}>
      <chakra.h2 textStyle="label" color="fg.subtle" mb="3">
        {title}
      </chakra.h2>
      <Flex direction="column" align="flex-start" gap="2.5" maxW="42rem">
        {lines.map(({ by, text }, index) => (
          <Line key={index} by={by}>
            <chakra.span srOnly>{by === 'character' ? `${name}: ` : 'You: '}</chakra.span>
            {withGestures(text)}
          </Line>
        ))}
      </Flex>
    </Box>
  );
}

/** What stands between asterisks is done and not said. */
function withGestures(text: string) {
  return text.split(/\*([^*\n]+)\*/).map((part, index) => {
    const isGesture = index % 2 === 1;
    return isGesture ? (
      <chakra.em key={index} color="fg.muted">
        {part}
      </chakra.em>
    ) : (
      <Fragment key={index}>{part}</Fragment>
    );
  });
}
