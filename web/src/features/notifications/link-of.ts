import type { NotificationView } from '@vesper/core/contract/notification';

/** The path of the result that a notification tells of. */
export function linkOf({ type, data }: Pick<NotificationView, 'type' | 'data'>): string {
  const { conversationId, imageId, videoId, storyId, passageId } = data;
  if (conversationId !== undefined) return `/chat/${conversationId}`;
  if (storyId !== undefined) return storyPath(storyId, passageId);
  if (type === 'decision' || type === 'report') return '/profile?tab=moderation';
  if (type.startsWith('likeness_')) return '/onlyfans-self-ai';
  if (type === 'new_device' || type === 'way_in_changed') return '/profile/security';
  if (videoId !== undefined) return `/films/${videoId}`;
  if (imageId === undefined) return '/';
  // A picture that failed is not in the gallery; the generator shows why, and tries again.
  return type.endsWith('_completed') ? `/gallery/${imageId}` : '/generator';
}

const storyPath = (storyId: string, passageId: string | undefined): string =>
  `/stories/${storyId}${passageId === undefined ? '' : `?at=${passageId}`}`;
