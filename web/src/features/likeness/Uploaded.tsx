import { Box, Center, Flex, chakra } from '@chakra-ui/react';
import { CircleCheck, ImageOff, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { refusedInCheck, takenOf, uploadStore } from './upload-store.ts';

/** Stands there once everything has arrived and was looked at: what is kept, and what is not. */
export function Uploaded() {
  const { checks, refusals } = useStore(uploadStore);
  const taken = takenOf(checks);
  const refused = [...refusedInCheck(checks), ...refusals];
  return (
    <Flex direction="column" gap="5" py="2" role="status">
      {taken > 0 && (
        <Outcome icon={CircleCheck} bg="positive.subtle" color="fg.success">
          <chakra.p textStyle="subheading" color="fg">
            {taken} photo(s) uploaded successfully!
          </chakra.p>
          <chakra.p color="fg.muted" mt="1">
            AI processing has begun. You'll be notified when your personalized content is ready.
          </chakra.p>
        </Outcome>
      )}
      {refused.length > 0 && (
        <Outcome icon={ImageOff} bg="caution.subtle" color="fg.warning">
          <chakra.p textStyle="subheading" color="fg">
            {taken > 0 ? 'Not taken' : 'None of them could be used'}
          </chakra.p>
          <Flex as="ul" direction="column" gap="1" mt="1" listStyleType="none" color="fg.muted">
            {refused.map((line) => (
              <Box as="li" key={line} overflowWrap="anywhere">
                {line}
              </Box>
            ))}
          </Flex>
        </Outcome>
      )}
    </Flex>
  );
}

interface OutcomeProps {
  icon: LucideIcon;
  bg: string;
  color: string;
  children: ReactNode;
}

function Outcome({ icon: Icon, bg, color, children }: OutcomeProps) {
  return (
    <Flex gap="4" align="flex-start">
      <Center boxSize="11" flexShrink="0" borderRadius="lg" bg={bg} color={color} aria-hidden>
        <Icon size={22} />
      </Center>
      <Box minW="0">{children}</Box>
    </Flex>
  );
}
