const KEY = 'vesper:appearance';
/** Behind the browser's own bars. As `bg` in semantic.ts. */
const BAR_COLORS = { dark: '#090b14', light: '#f6f4f9' } as const;

/** `system`: as the device has it, also when that changes. */
export type Appearance = 'system' | 'dark' | 'light';

/** The colours that the person chose on this device; those of the system until they choose. */
export function storedAppearance(): Appearance {
  try {
    const chosen = localStorage.getItem(KEY);
    return chosen === 'light' || chosen === 'dark' ? chosen : 'system';
  } catch {
    return 'system';
  }
}

/** The colours on screen now. */
export function shownAppearance(): 'dark' | 'light' {
  return document.documentElement.classList.contains('light') ? 'light' : 'dark';
}

/** Remembers the choice and shows it. */
export function chooseAppearance(appearance: Appearance): void {
  try {
    if (appearance === 'system') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, appearance);
  } catch {
    // Where nothing can be kept it holds until the page is left.
  }
  show(appearance);
}

/** Keeps the colours of this page as they were chosen, here or in another tab, or as the system has them. */
export function followAppearance(): void {
  const follow = (): void => show(storedAppearance());
  follow();
  lightSystem().addEventListener('change', follow);
  addEventListener('storage', ({ key }) => {
    if (key === KEY || key === null) follow();
  });
}

const lightSystem = (): MediaQueryList => matchMedia('(prefers-color-scheme: light)');

/** Puts the mode on the root element, where the semantic tokens read it. */
function show(appearance: Appearance): void {
  const system = lightSystem().matches ? 'light' : 'dark';
  const shown = appearance === 'system' ? system : appearance;
  const root = document.documentElement;
  root.classList.remove('dark', 'light');
  root.classList.add(shown);
  root.style.colorScheme = shown;
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', BAR_COLORS[shown]);
}
