import { Box, Flex, chakra } from '@chakra-ui/react';
import type { SentPromptView } from '@vesper/core/contract/sent-prompt';
import { count } from '../../../lib/format.ts';
import { PART_WORDS } from './part-words.ts';

/** How much of what the model can see each part took; the rest was room for the reply. */
export function TokenBar({ parts, totalTokens, contextTokens }: SentPromptView) {
  const whole = Math.max(contextTokens ?? totalTokens, totalTokens, 1);
  return (
    <Box>
      <Flex align="baseline" columnGap="2" wrap="wrap">
        <chakra.span textStyle="subheading" color="fg">
          {count(totalTokens, 'token')}
        </chakra.span>
        {contextTokens !== null && (
          <chakra.span textStyle="small" color="fg.muted">
            of the {contextTokens.toLocaleString('en')} that it can see, its reply included
          </chakra.span>
        )}
      </Flex>
      <Flex
        mt="3"
        gap="2px"
        height="2.5"
        borderRadius="full"
        overflow="hidden"
        bg="bg.pressed"
        aria-hidden
      >
        {parts
          .filter(({ tokens }) => tokens > 0)
          .map(({ name, tokens }) => (
            <Box
              key={name}
              bg={PART_WORDS[name].color}
              minW="3px"
              style={{ width: `${(tokens / whole) * 100}%` }}
            />
          ))}
      </Flex>
    </Box>
  );
}
