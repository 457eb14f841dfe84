import { Flex, chakra } from '@chakra-ui/react';

const Key = chakra('kbd', {
  base: {
    minW: '6',
    px: '1.5',
    py: '0.5',
    borderRadius: 'sm',
    borderWidth: '1px',
    borderColor: 'border.strong',
    bg: 'bg.hover',
    color: 'fg.muted',
    textStyle: 'caption',
    fontFamily: 'inherit',
    textAlign: 'center',
    whiteSpace: 'nowrap',
  },
});

/** Keys that are pressed together. */
export function Keys({ keys }: { keys: readonly string[] }) {
  return (
    <Flex as="span" gap="1" flexShrink="0">
      {keys.map((key) => (
        <Key key={key}>{key}</Key>
      ))}
    </Flex>
  );
}
