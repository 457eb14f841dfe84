import { Box, chakra } from '@chakra-ui/react';

const Bubble = chakra('div', {
  base: {
    px: '4',
    py: '2.5',
    borderRadius: 'lg',
    textStyle: 'small',
    maxW: '82%',
    width: 'fit-content',
  },
  variants: {
    from: {
      companion: {
        bg: 'bg.raised',
        borderWidth: '1px',
        borderBottomStartRadius: '4px',
        color: 'fg',
      },
      person: {
        backgroundImage: 'dusk',
        color: 'accent.contrast',
        borderBottomEndRadius: '4px',
        ms: 'auto',
      },
    },
  },
});

const Dot = chakra('span', {
  base: {
    display: 'inline-block',
    boxSize: '1.5',
    mx: '0.5',
    borderRadius: 'full',
    bg: 'fg.subtle',
    animation: 'pulse 1.4s ease-in-out infinite',
  },
});

/** Three lines of an evening's talk, as a picture of what the chat is. */
export function ChatArt() {
  return (
    <Box aria-hidden display="grid" gap="2.5" alignContent="end" height="full" p="5">
      <Bubble from="companion">You mentioned the night train. Did you catch it?</Bubble>
      <Bubble from="person">Just in time. The sky was on fire.</Bubble>
      <Bubble from="companion">
        {[0, 1, 2].map((index) => (
          <Dot key={index} style={{ animationDelay: `${index * 0.18}s` }} />
        ))}
      </Bubble>
    </Box>
  );
}
