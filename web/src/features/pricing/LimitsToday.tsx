import { chakra } from '@chakra-ui/react';
import type { PublicConfig } from '@vesper/core/contract/public-config';
import { SIGNUP_TOKENS } from '@vesper/core/contract/plans';
import { ruleWords } from '../../data/user/refill-words.ts';
import { TextLink } from '../../ui/TextLink.tsx';

/** Tells how the Free plan's limits stand on this server: applied, or tokens alone. */
export function LimitsToday({ config }: { config: PublicConfig | undefined }) {
  if (!config) return null;
  const { planLimits, refill } = config;
  const tokens = [`${SIGNUP_TOKENS} at the start`, refill.free && ruleWords(refill.free)].filter(
    Boolean,
  );
  return (
    <chakra.p
      textStyle="small"
      color="fg.muted"
      mb="6"
      px="4"
      py="3"
      borderRadius="md"
      bg="bg.hover"
      borderInlineStartWidth="3px"
      borderInlineStartColor="accent.line"
    >
      {planLimits ? (
        <>
          <chakra.strong color="fg">These limits apply,</chakra.strong> and begin anew on the first
          of each month. Pictures cost tokens besides: {tokens.join(', ')}.
        </>
      ) : (
        <>
          <chakra.strong color="fg">Monthly limits are not applied here today.</chakra.strong> What
          does apply is tokens: {tokens.join(', ')}.
        </>
      )}{' '}
      <TextLink to="#tokens">How tokens work</TextLink>
    </chakra.p>
  );
}
