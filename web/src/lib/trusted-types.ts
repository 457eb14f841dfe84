import { config } from 'zod';

/**
 * Imported before everything else. Schemas try, where they are made, whether they may compile their
 * checks; each try would be reported as an attack.
 */
config({ jitless: true });

/** The only script that a page asks for by its address: the worker of the offline page. */
const WORKER = '/sw.js';

const TAGS = '(?:div|span|button|input|label|fieldset|legend)';
const ATTRIBUTE = '(?:class|role|type|tabindex|data-ref|aria-[a-z]+)="[\\w\\s-]*"';

/**
 * Elements as the desk's grid writes them: `<div class="ag-…" data-ref="…">`, with plain words
 * between. No script, no address, no handler of an event.
 */
const PLAIN_ELEMENTS = new RegExp(`^(?:[^<>&]|</?${TAGS}(?:\\s+${ATTRIBUTE})*\\s*/?>)*$`);

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

/*
 * Names what may become script or markup of the page where the gateway's policy asks for it
 * (`require-trusted-types-for`): everything else throws in the browser, whoever wrote it there.
 */
window.trustedTypes?.createPolicy('default', {
  createScriptURL: (url) => (url === WORKER ? url : null),
  createHTML: (markup) => (PLAIN_ELEMENTS.test(markup) ? markup : null),
});
