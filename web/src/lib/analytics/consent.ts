const KEY = 'vesper:consent';

export type Choice = 'yes' | 'no';

/** The choice made on this device; null before, and where nothing can be kept. */
export function readChoice(): Choice | null {
  try {
    const kept = localStorage.getItem(KEY);
    return kept === 'yes' || kept === 'no' ? kept : null;
  } catch {
    return null;
  }
}

function keepChoice(choice: Choice): void {
  try {
    localStorage.setItem(KEY, choice);
  } catch {
    // Then it holds for this page, and is asked again on the next.
  }
}

/** Plain, as the public pages have no style engine; colours of the evening, readable on both. */
const STYLE = `
.consent{position:fixed;z-index:1200;inset-inline:1rem;bottom:1rem;max-width:27rem;padding:1.1rem 1.25rem;
border:1px solid rgba(222,226,255,.22);border-radius:1rem;background:#181d33;color:#f4f2fb;
font:400 .925rem/1.5 'Manrope Variable',system-ui,sans-serif;box-shadow:0 28px 70px -18px rgba(0,0,0,.85)}
.consent p{margin:0 0 .9rem}
.consent div{display:flex;gap:.6rem}
.consent button{flex:1;min-height:2.5rem;border:1px solid rgba(222,226,255,.3);border-radius:.65rem;
background:transparent;color:inherit;font:inherit;font-weight:600;cursor:pointer}
.consent button:hover{background:rgba(222,226,255,.1)}
.consent button:focus-visible{outline:2px solid #c3a6ff;outline-offset:2px}
[data-privacy-choices]{display:inline-flex!important}
`;

function button(text: string, choose: () => void): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.textContent = text;
  element.addEventListener('click', choose);
  return element;
}

/** Asks, with a yes and a no that are equally easy. */
function ask(question: string, chosen: (choice: Choice) => void): void {
  document.querySelector('.consent')?.remove();
  const bar = document.createElement('section');
  bar.className = 'consent';
  bar.setAttribute('aria-label', 'Privacy choices');
  const choose = (choice: Choice) => (): void => {
    bar.remove();
    keepChoice(choice);
    chosen(choice);
  };
  const words = document.createElement('p');
  words.textContent = question;
  const buttons = document.createElement('div');
  buttons.append(button('No, thanks', choose('no')), button('Allow', choose('yes')));
  bar.append(words, buttons);
  document.body.append(bar);
}

/** Asks once, and again whenever somebody presses what is marked with `data-privacy-choices`. */
export function offerChoice(question: string, chosen: (choice: Choice) => void): void {
  // The content policy lets no page write a style element; this is none.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLE);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  document.addEventListener('click', (event) => {
    const { target } = event;
    if (!(target instanceof Element) || !target.closest('[data-privacy-choices]')) return;
    event.preventDefault();

    ask(question, chosen);
  });
  if (readChoice() === null) ask(question, chosen);
}
