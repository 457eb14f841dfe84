/** The product's name and outward addresses. Rename the product here and nowhere else. */
export const BRAND = {
  name: 'Vesper',
  tagline: 'Companions that listen. Pictures that appear before your eyes.',
  /** Midnight in the visitor's time zone; `LAUNCH_DATE` replaces it. */
  launchAt: '2025-10-01T00:00:00',
  supportEmail: 'support@vesper.example',
  links: {
    community: 'https://discord.com/invite/vesper',
    social: 'https://x.com/vesper',
    forum: 'https://www.reddit.com/r/vesper',
  },
} as const;

/** Speaks in a conversation without a character (product specification, section 2). */
export const DEFAULT_ASSISTANT = 'AI Assistant';

export const DEFAULT_CONVERSATION_TITLE = 'New Conversation';
