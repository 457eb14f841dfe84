import { Flex, Grid, chakra } from '@chakra-ui/react';
import type { DashboardStats } from '@vesper/core/contract/stats';
import { Heart, Image, MessageCircle, Trophy, Users } from 'lucide-react';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { AchievementCard } from './AchievementCard.tsx';
import { AchievementList } from './AchievementList.tsx';
import { achievementsOf } from './achievements.ts';
import { StatTile } from './StatTile.tsx';

/** Earned achievements on the overview (product specification, section 9). */
const SHOWN = 4;

export function Overview({ stats, onShowAll }: { stats: DashboardStats; onShowAll: () => void }) {
  const earned = achievementsOf(stats).filter((achievement) => achievement.earned);
  return (
    <>
      <Grid gap="4" templateColumns={{ base: '1fr 1fr', lg: 'repeat(4, 1fr)' }}>
        <StatTile icon={Image} label="Images" value={stats.imagesGenerated} />
        <StatTile icon={MessageCircle} label="Messages" value={stats.chatMessages} />
        <StatTile icon={Users} label="Characters" value={stats.charactersCreated} />
        <StatTile icon={Heart} label="Likes" value={stats.totalLikes} />
      </Grid>
      <Flex align="center" justify="space-between" mt="9" mb="4">
        <chakra.h2 textStyle="heading">Recent achievements</chakra.h2>
        <Button variant="ghost" size="sm" onClick={onShowAll}>
          See all
        </Button>
      </Flex>
      {earned.length > 0 ? (
        <AchievementList>
          {earned.slice(0, SHOWN).map((achievement) => (
            <AchievementCard key={achievement.id} achievement={achievement} />
          ))}
        </AchievementList>
      ) : (
        <Card pad="none">
          <EmptyState
            icon={<Trophy size={26} />}
            title="No achievements yet"
            description="Your first image or message earns one."
          />
        </Card>
      )}
    </>
  );
}
