import { chakra } from '@chakra-ui/react';
import type { DashboardStats } from '@vesper/core/contract/stats';
import { AchievementCard } from './AchievementCard.tsx';
import { AchievementList } from './AchievementList.tsx';
import { achievementsOf } from './achievements.ts';

export function Achievements({ stats }: { stats: DashboardStats }) {
  const all = achievementsOf(stats);
  const earned = all.filter((achievement) => achievement.earned).length;
  return (
    <>
      <chakra.p color="fg.muted" mb="5">
        {earned} of {all.length} earned
      </chakra.p>
      <AchievementList>
        {all.map((achievement) => (
          <AchievementCard key={achievement.id} achievement={achievement} />
        ))}
      </AchievementList>
    </>
  );
}
