/** A page of the gateway, sandboxed: what runs in it reaches nothing of ours. */
const FRAME = '/live-chat';

/** Puts a button at the corner that opens the support chat, whose script is loaded only then. */
export function offerSupportChat(): void {
  const panel = document.createElement('div');
  panel.id = 'support-chat';
  panel.hidden = true;
  Object.assign(panel.style, {
    ...{ position: 'fixed', right: '16px', bottom: '76px', zIndex: '1200' },
    ...{ width: 'min(380px, calc(100vw - 32px))', height: 'min(560px, calc(100dvh - 120px))' },
    ...{ borderRadius: '16px', overflow: 'hidden', background: '#ffffff' },
    boxShadow: '0 12px 40px rgb(0 0 0 / 45%)',
  });
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Support chat';
  button.setAttribute('aria-controls', panel.id);
  button.setAttribute('aria-expanded', 'false');
  Object.assign(button.style, {
    ...{ position: 'fixed', right: '16px', bottom: '20px', zIndex: '1200' },
    ...{ padding: '12px 18px', borderRadius: '999px', fontWeight: '600', cursor: 'pointer' },
    ...{ color: '#1c0f1d', background: 'linear-gradient(100deg, #ffb869, #ff8791 48%, #b08fff)' },
  });
  button.addEventListener('click', () => {
    panel.hidden = !panel.hidden;
    button.setAttribute('aria-expanded', String(!panel.hidden));
    if (panel.childElementCount === 0) panel.append(frame());
  });
  document.body.append(panel, button);
}

function frame(): HTMLIFrameElement {
  const made = document.createElement('iframe');
  made.title = 'Support chat';
  made.src = FRAME;
  made.sandbox.add('allow-scripts', 'allow-forms', 'allow-popups');
  Object.assign(made.style, { width: '100%', height: '100%', border: '0' });
  return made;
}
