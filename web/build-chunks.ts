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

/** The desk carries its own weight: what it shares decides nothing about other screens. */
const DESK = /features\/desk\//;

const ICON = /lucide-react\/dist\/esm\/icons\/([\w-]+)\.m?js$/;
const ICONS = /lucide-react\/dist\/esm\/lucide-react\.m?js$/;
const ICONS_IMPORTED = /import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/g;

/** `Trash2` is in `trash-2`, or another name for `trash`: the number tells nothing. */
const iconFile = (name: string): string =>
  name
    .trim()
    .replace(/\d+$/, '')
    .replace(/([a-z])([A-Z0-9])/g, '$1-$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .toLowerCase();

/**
 * The modules that name an icon; none where nobody is found. The library's one list asks for every
 * icon, and is in use everywhere.
 */
function usersOfIcon(id: string, lookup: Lookup): readonly string[] {
  const icon = ICON.exec(id)?.[1]?.replace(/-\d+$/, '');
  const lists = lookup.getModuleInfo(id)?.importers.filter((it) => ICONS.test(it)) ?? [];
  const users = lists.flatMap((list) => lookup.getModuleInfo(list)?.importers ?? []);
  return users.filter((user) => {
    const code = lookup.getModuleInfo(user)?.code ?? '';
    const lines = [...code.matchAll(ICONS_IMPORTED)];
    const names = lines.flatMap(([, list = '']) => list.split(','));
    return names.some((name) => iconFile(name.split(/\sas\s/)[0] ?? '') === icon);
  });
}

/**
 * Icons of the desk alone go with it. All others stay together: they are so alike that packed as one
 * they weigh next to nothing, and each in a file of its own a request.
 */
function isDeskIcon(id: string, lookup: Lookup): boolean {
  if (!ICON.test(id)) return false;
  const users = usersOfIcon(id, lookup);
  return users.length > 0 && users.every((user) => DESK.test(user));
}

/** Has to run before the first schema is made, so it lies in one file with them. */
const FIRST = /lib\/trusted-types\.ts$/;

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
  if (isDeskIcon(id, lookup)) return 'desk';
  if (FIRST.test(id)) return 'main';
  const all = rootsOf(id, lookup);
  if (all.length < 2) return null;
  const roots = all.filter((root) => !DESK.test(root));
  return roots.length === 0 ? 'desk' : sharedChunk(id, roots);
}

function sharedChunk(id: string, roots: Roots): string | null {
  if (only(roots, /(landing\.html|LandingPage\.tsx)$/)) return 'landing';
  const isMain = has(roots, /index\.html$/);
  if (has(roots, /(landing|tos|privacy)\.html$/)) return isMain ? 'base' : 'site';
  if (isMain) return 'main';
  // What sells is for the pages that sell, of which there are as many as make a module everybody's.
  if (/\/(contract|data)\/purchase[./]/.test(id)) return 'purchases';
  // Only screens with a form to fill in need it.
  if (/node_modules\/(react-hook-form|@hookform)\//.test(id)) return 'forms';
  // Whoever is not signed in yet loads nothing of the shell and of other screens with the two forms.
  if (has(roots, VISITORS) && !only(roots, VISITORS)) return 'parts';
  if (has(roots, /SignedInApp\.tsx$/)) return 'shell';
  return count(roots, /Page\.tsx$/) >= MANY_SCREENS ? 'screens' : null;
}
