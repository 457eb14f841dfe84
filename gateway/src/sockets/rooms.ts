/** The only rooms there are; the server alone decides who is in them. */
export const rooms = {
  user: (userId: string): string => `user:${userId}`,
  session: (sessionId: string): string => `session:${sessionId}`,
} as const;
