/** The ways in which a picture that somebody sent is made anew. */
export const RENDERINGS = ['profile', 'shown', 'card', 'likeness', 'blurred'] as const;
export type Rendering = (typeof RENDERINGS)[number];
