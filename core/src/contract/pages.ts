/** A screen's address and the title of its tab. `:name?` in an address is a part that may be missing. */
interface Page {
  readonly path: string;
  readonly title: string;
}

/**
 * The addresses that show a screen. The client routes by them, and the gateway answers 404 with the
 * client's own page for any other.
 */
export const PAGES = {
  home: { path: '/', title: 'Home' },
  signUp: { path: '/signup', title: 'Get Started' },
  signIn: { path: '/signin', title: 'Login' },
  newcomer: { path: '/signup/provider', title: 'Get Started' },
  forgotPassword: { path: '/forgot', title: 'Forgot your password?' },
  resetPassword: { path: '/reset', title: 'A new password' },
  confirmEmail: { path: '/verify', title: 'Your address' },
  terms: { path: '/tos', title: 'Terms of Service' },
  privacy: { path: '/privacy', title: 'Privacy Policy' },
  chat: { path: '/chat/:conversationId?', title: 'Chat' },
  generator: { path: '/generator', title: 'Image Generator' },
  videos: { path: '/films/:videoId?', title: 'Films' },
  shared: { path: '/shared/:token', title: 'Shared conversation' },
  characters: { path: '/characters', title: 'Characters' },
  character: { path: '/characters/:characterId/:imageId?', title: 'Character' },
  gallery: { path: '/gallery/:imageId?', title: 'Gallery' },
  pictureEditor: { path: '/gallery/:imageId/edit', title: 'Edit picture' },
  collection: { path: '/collections/:collectionId/:imageId?', title: 'Collection' },
  creator: { path: '/creators/:creatorId/:imageId?', title: 'Creator' },
  personas: { path: '/personas', title: 'Personas' },
  profile: { path: '/profile', title: 'Profile' },
  security: { path: '/profile/security', title: 'Account security' },
  pricing: { path: '/subscribe', title: 'Pricing' },
  purchase: { path: '/subscribe/:orderId', title: 'Your purchase' },
  demoCheckout: { path: '/demo-checkout/:orderId', title: 'Demo checkout' },
  stories: { path: '/stories', title: 'Stories' },
  story: { path: '/stories/:storyId', title: 'Story' },
  lorebooks: { path: '/lorebooks', title: 'Lorebooks' },
  lorebook: { path: '/lorebooks/:lorebookId', title: 'Lorebook' },
  memory: { path: '/memory', title: 'Memory' },
  likeness: { path: '/onlyfans-self-ai', title: 'Self AI' },
  takedown: { path: '/takedown/:receipt?', title: 'Take a picture down' },
  madeHere: { path: '/made-here', title: 'Was this made here?' },
  transparency: { path: '/transparency', title: 'Transparency' },
  desk: { path: '/desk/:page?/:item?', title: 'Desk' },
} as const satisfies Record<string, Page>;

export const NOT_FOUND_TITLE = 'Page not found';

/** Every part of a page's address, and whether an address may lack it or put anything there. */
const PATTERNS = Object.values(PAGES).map((page: Page) => ({ page, parts: partsOf(page.path) }));

/** Finds the page at an address (a path, without query); undefined where there is none. */
export function pageAt(address: string): Page | undefined {
  const parts = partsOf(address);
  return PATTERNS.find(({ parts: pattern }) => fits(parts, pattern))?.page;
}

function partsOf(path: string): string[] {
  return path.split('/').filter((part) => part !== '');
}

function fits(parts: readonly string[], pattern: readonly string[]): boolean {
  if (parts.length > pattern.length) return false;
  return pattern.every((wanted, index) => {
    const part = parts[index];
    if (part === undefined) return wanted.endsWith('?');
    return wanted.startsWith(':') || wanted === part;
  });
}
