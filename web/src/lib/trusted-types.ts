import { config } from 'zod';

/** The only script that a page asks for by its address: the worker of the offline page. */
const WORKER = '/sw.js';

/**
 * Elements as the desk's grid writes them: `<div class="ag-…" data-ref="…">`, with plain words
 * between. No script, no address, no handler of an event.
 */
const PLAIN_ELEMENTS =
  /^(?:[^<>&]|<\/?(?:div|span|button|input|label|fieldset|legend)(?:\s+(?:class|role|type|tabindex|data-ref|aria-[a-z]+)="[\w\s-]*")*\s*\/?>)*$/;

interface DefaultPolicy {
  createScriptURL(url: string): string | null;
  createHTML(markup: string): string | null;
}

interface TrustedTypes {
  createPolicy(name: 'default', policy: DefaultPolicy): unknown;
}

declare global {
  interface Window {
    /** Missing in older browsers, which then do without. */
    readonly trustedTypes?: TrustedTypes;
  }
}

/**
 * Names what may become script or markup of the page where the gateway's policy asks for it
 * (`require-trusted-types-for`): everything else throws in the browser, whoever wrote it there.
 */
export function allowOwnScriptsOnly(): void {
  window.trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => (url === WORKER ? url : null),
    createHTML: (markup) => (PLAIN_ELEMENTS.test(markup) ? markup : null),
  });
  // It would try whether it may compile its checks, and each try is reported as an attack.
  config({ jitless: true });
}
