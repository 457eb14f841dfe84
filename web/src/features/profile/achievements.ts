import { ACHIEVEMENTS, type DashboardStats } from '@vesper/core/contract/stats';

interface Progress {
  id: string;
  title: string;
  description: string;
  goal: number;
  /** Never more than `goal`. */
  reached: number;
  earned: boolean;
}

/** The six achievements with how far this account has come. */
export function achievementsOf(stats: DashboardStats): Progress[] {
  return ACHIEVEMENTS.map(({ counts, ...rest }) => {
    const reached = Math.min(stats[counts], rest.goal);
    return { ...rest, reached, earned: reached >= rest.goal };
  });
}

/** 'Pro Creator' is for those who made much that others liked: both of these are earned. */
const PRO_CREATOR: readonly string[] = ['productive', 'popular-creator'];

export function isProCreator(stats: DashboardStats): boolean {
  const earned = achievementsOf(stats).filter((achievement) => achievement.earned);
  return PRO_CREATOR.every((id) => earned.some((achievement) => achievement.id === id));
}
