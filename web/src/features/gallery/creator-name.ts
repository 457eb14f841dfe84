/** First name, or 'Anonymous'. */
export function creatorName(user: { firstName: string | null } | undefined): string {
  return user?.firstName?.trim() || 'Anonymous';
}
