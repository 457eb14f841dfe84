import { Box, Flex, chakra } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';
import { Card } from '../../ui/Card.tsx';

interface Props {
  icon: ReactNode;
  title: string;
  /** A sentence on what this is for. */
  text: ReactNode;
  /** The state of it, beside the title. */
  badge?: ReactNode;
  /** What can be done, at the end of the head. */
  action?: ReactNode;
  children?: ReactNode;
}

/** One way into the account, or one thing that guards it. */
export function SecurityCard({ icon, title, text, badge, action, children }: Props) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <Flex gap="4" align="flex-start">
        <Box color="accent.fg" pt="0.5" flexShrink="0" aria-hidden>
          {icon}
        </Box>
        <Box flex="1" minW="0">
          <Flex gap="4" wrap="wrap" align="flex-start">
            <Box flex="1" minW="12rem">
              <Flex align="center" gap="3" wrap="wrap">
                <chakra.h2 id={id} textStyle="subheading">
                  {title}
                </chakra.h2>
                {badge}
              </Flex>
              <chakra.p textStyle="small" color="fg.muted" mt="1" overflowWrap="anywhere">
                {text}
              </chakra.p>
            </Box>
            {action}
          </Flex>
          {children !== undefined && <Box mt="4">{children}</Box>}
        </Box>
      </Flex>
    </Card>
  );
}
