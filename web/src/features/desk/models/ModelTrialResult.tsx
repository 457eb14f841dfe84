import { Box, Flex, chakra } from '@chakra-ui/react';
import type { ModelTrial } from '@vesper/core/contract/desk/model';
import { CircleAlert } from 'lucide-react';
import { Disclosure } from '../../../ui/Disclosure.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { duration } from './model-words.ts';
import { useRevealed } from './use-revealed.ts';

/** What a model said, why it said nothing, and how long that took. */
export function ModelTrialResult({ trial }: { trial: ModelTrial }) {
  const { text, thinking, failureWords } = trial;
  const revealed = useRevealed(text);
  return (
    <Box borderWidth="1px" borderRadius="lg" overflow="hidden" role="status">
      <Facts trial={trial} />
      {failureWords !== null && (
        <Notice tone="danger" borderRadius="none">
          <CircleAlert size={16} aria-hidden />
          <span>{failureWords}</span>
        </Notice>
      )}
      {text !== '' && (
        <chakra.p px="4" py="3.5" whiteSpace="pre-wrap" overflowWrap="anywhere">
          {/* The whole of it for those who listen, as it grows for those who look. */}
          <chakra.span srOnly>{text}</chakra.span>
          <span aria-hidden>{revealed}</span>
        </chakra.p>
      )}
      {thinking !== null && (
        <Box px="4" borderTopWidth="1px">
          <Disclosure label="What it thought">
            <chakra.p textStyle="small" color="fg.muted" whiteSpace="pre-wrap" pb="3">
              {thinking}
            </chakra.p>
          </Disclosure>
        </Box>
      )}
    </Box>
  );
}

function Facts({
  trial: { firstWordMs, totalMs, promptTokens, completionTokens },
}: {
  trial: ModelTrial;
}) {
  const facts = [
    { what: 'First word', value: firstWordMs === null ? 'none' : duration(firstWordMs) },
    { what: 'In all', value: duration(totalMs) },
    ...(promptTokens === null ? [] : [{ what: 'Prompt', value: `${promptTokens} tokens` }]),
    ...(completionTokens === null ? [] : [{ what: 'Reply', value: `${completionTokens} tokens` }]),
  ];
  return (
    <Flex as="dl" wrap="wrap" columnGap="6" rowGap="2" px="4" py="3" bg="bg.hover">
      {facts.map(({ what, value }) => (
        <div key={what}>
          <chakra.dt textStyle="caption" color="fg.subtle">
            {what}
          </chakra.dt>
          <chakra.dd textStyle="label" fontVariantNumeric="tabular-nums">
            {value}
          </chakra.dd>
        </div>
      ))}
    </Flex>
  );
}
