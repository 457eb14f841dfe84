import { Box, Center, Flex, chakra } from '@chakra-ui/react';
import { LIKENESS_CONSENT } from '@vesper/core/contract/likeness';
import { LockKeyhole } from 'lucide-react';
import { Card } from '../../ui/Card.tsx';
import { TextLink } from '../../ui/TextLink.tsx';

/** The promise of the consent dialog, to be read at any time. */
export function PrivacyCard() {
  return (
    <Card
      as="section"
      pad="lg"
      aria-labelledby="privacy"
      mt={{ base: '10', md: '14' }}
      backgroundImage="haze"
    >
      <Flex gap={{ base: '4', md: '6' }} direction={{ base: 'column', md: 'row' }}>
        <Center
          boxSize="12"
          flexShrink="0"
          borderRadius="lg"
          bg="bg.panel"
          color="accent.fg"
          aria-hidden
        >
          <LockKeyhole size={22} />
        </Center>
        <Box maxW="prose">
          <chakra.h2 id="privacy" textStyle="heading">
            Your photos stay yours
          </chakra.h2>
          {LIKENESS_CONSENT.explanation.map((sentence) => (
            <chakra.p key={sentence} color="fg.muted" mt="3">
              {sentence}
            </chakra.p>
          ))}
          <TextLink to="/privacy" display="inline-block" mt="4">
            Privacy Policy
          </TextLink>
        </Box>
      </Flex>
    </Card>
  );
}
