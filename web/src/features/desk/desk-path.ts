/** Address of a page of the desk, by its part in `desk-pages.ts`. */
export const deskPath = (path: string): string => (path === 'overview' ? '/desk' : `/desk/${path}`);
