import type { Rolldown } from 'vite';

type Lookup = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

/** What is loaded by itself: an entry, or a part that is imported when it is needed. */
type Roots = readonly string[];

/** Used by so many screens, a module is loaded with the first of them. */
const MANY_SCREENS = 4;

const has = (roots: Roots, pattern: RegExp) => roots.some((root) => pattern.test(root));
const only = (roots: Roots, pattern: RegExp) => roots.every((root) => pattern.test(root));
const count = (roots: Roots, pattern: RegExp) => roots.filter((root) => pattern.test(root)).length;

/** What visitors load beside the prerendered pages. */
const VISITORS = /(SignInPage|SignUpPage|Toaster)\.tsx$/;

/** Reads upwards from a module who asks for it, until something that is loaded by itself. */
function rootsOf(id: string, lookup: Lookup): Roots {
  const roots: string[] = [];
  const seen = new Set([id]);
  for (const each of seen) {
    const info = lookup.getModuleInfo(each);
    if (!info) continue;
    if (info.isEntry || info.dynamicImporters.length > 0) roots.push(each);
    for (const importer of info.importers) seen.add(importer);
  }
  return roots;
}

/**
 * Names the file that a shared module goes into; null leaves it to the bundler. Left to itself it
 * makes a file for every set of screens that share something: seventy requests for the chat.
 */
export function chunkOf(id: string, lookup: Lookup): string | null {
  const roots = rootsOf(id, lookup);
  if (roots.length < 2) return null;
  if (only(roots, /(landing\.html|LandingPage\.tsx)$/)) return 'landing';
  const isMain = has(roots, /index\.html$/);
  if (has(roots, /(landing|tos|privacy)\.html$/)) return isMain ? 'base' : 'site';
  if (isMain) return 'main';
  // Only screens with a form to fill in need it.
  if (/node_modules\/(react-hook-form|@hookform)\//.test(id)) return 'forms';
  // Whoever is not signed in yet loads nothing of the shell and of other screens with the two forms.
  if (has(roots, VISITORS) && !only(roots, VISITORS)) return 'parts';
  if (has(roots, /SignedInApp\.tsx$/)) return 'shell';
  return count(roots, /Page\.tsx$/) >= MANY_SCREENS ? 'screens' : null;
}
