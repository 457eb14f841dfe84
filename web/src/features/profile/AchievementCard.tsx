import { Box, Center, Flex, chakra } from '@chakra-ui/react';
import { Lock, Trophy } from 'lucide-react';
import { Card } from '../../ui/Card.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import type { achievementsOf } from './achievements.ts';

type Achievement = ReturnType<typeof achievementsOf>[number];

export function AchievementCard({ achievement }: { achievement: Achievement }) {
  const { title, description, reached, goal, earned } = achievement;
  return (
    <Card as="li" listStyleType="none">
      <Flex gap="4">
        <Center
          boxSize="12"
          flexShrink="0"
          borderRadius="lg"
          aria-hidden
          {...(earned
            ? { backgroundImage: 'dusk', color: 'accent.contrast' }
            : { bg: 'bg.hover', color: 'fg.subtle' })}
        >
          {earned ? <Trophy size={22} /> : <Lock size={20} />}
        </Center>
        <Box flex="1" minW="0">
          <chakra.h3 textStyle="subheading">{title}</chakra.h3>
          <chakra.p textStyle="small" color="fg.muted">
            {description}
          </chakra.p>
          {earned ? (
            <chakra.p textStyle="caption" color="accent.fg" mt="2">
              Earned
            </chakra.p>
          ) : (
            <Flex align="center" gap="3" mt="3">
              <ProgressBar value={reached / goal} label={title} />
              <chakra.span
                textStyle="caption"
                color="fg.subtle"
                whiteSpace="nowrap"
                fontVariantNumeric="tabular-nums"
              >
                {reached} of {goal}
              </chakra.span>
            </Flex>
          )}
        </Box>
      </Flex>
    </Card>
  );
}
