import { z } from 'zod';

const count = z.int().nonnegative();

/** This calendar month (UTC), and the plan's limit where one is enforced. */
export const usage = z.object({ used: count, limit: count.nullable() });

export const dashboardStats = z.object({
  imagesGenerated: count,
  chatMessages: count,
  charactersCreated: count,
  storiesStarted: count,
  totalLikes: count,
  publicImages: count,
  usage: z.object({ images: usage, messages: usage, characters: usage, stories: usage }),
});
export type DashboardStats = z.infer<typeof dashboardStats>;

type Counted = Exclude<keyof DashboardStats, 'usage'>;

/** The six achievements: earned when `counts` has reached `goal`. */
export const ACHIEVEMENTS = [
  {
    id: 'first-image',
    title: 'First Image',
    description: 'Generate your first image',
    counts: 'imagesGenerated',
    goal: 1,
  },
  {
    id: 'first-chat',
    title: 'First Chat',
    description: 'Send your first message',
    counts: 'chatMessages',
    goal: 1,
  },
  {
    id: 'character-creator',
    title: 'Character Creator',
    description: 'Create your first character',
    counts: 'charactersCreated',
    goal: 1,
  },
  {
    id: 'popular-creator',
    title: 'Popular Creator',
    description: 'Receive 100 likes on your images',
    counts: 'totalLikes',
    goal: 100,
  },
  {
    id: 'productive',
    title: 'Productive',
    description: 'Generate 50 images',
    counts: 'imagesGenerated',
    goal: 50,
  },
  {
    id: 'social',
    title: 'Social',
    description: 'Share 10 public images',
    counts: 'publicImages',
    goal: 10,
  },
] as const satisfies ReadonlyArray<{
  id: string;
  title: string;
  description: string;
  counts: Counted;
  goal: number;
}>;
