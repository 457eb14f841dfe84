// Sets the colours before the first paint, which the client is too late for; theme/color-mode.ts
// reads and changes the same choice. A file of its own, as the pages allow no script inside them.
(() => {
  let chosen = null;
  try {
    chosen = localStorage.getItem('vesper:appearance');
  } catch {
    // A forbidden storage holds no choice.
  }
  const system = matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
  const shown = chosen === 'light' || chosen === 'dark' ? chosen : system;
  document.documentElement.className = shown;
  document.documentElement.style.colorScheme = shown;
})();
