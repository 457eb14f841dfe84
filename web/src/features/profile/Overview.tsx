import { Flex, Grid, chakra } from '@chakra-ui/react';
import type { DashboardStats } from '@vesper/core/contract/stats';
import { BookOpen, Eye, Heart, Image, MessageCircle, Trophy, Users } from 'lucide-react';
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
      <Grid gap="4" templateColumns={{ base: '1fr 1fr', md: 'repeat(3, 1fr)' }}>
        <StatTile icon={Image} label="Images generated" value={stats.imagesGenerated} />
        <StatTile icon={MessageCircle} label="Chat messages" value={stats.chatMessages} />
        <StatTile icon={Users} label="Characters created" value={stats.charactersCreated} />
        <StatTile icon={BookOpen} label="Stories started" value={stats.storiesStarted} />
        <StatTile icon={Heart} label="Total likes" value={stats.totalLikes} />
        <StatTile icon={Eye} label="Public images" value={stats.publicImages} />
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
