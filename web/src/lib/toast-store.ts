import { TIMING } from '@vesper/core/contract/limits';
import { z } from 'zod';
import { createStore } from 'zustand/vanilla';
import { parseJson } from './json.ts';

/** Id of the region where toasts stand. */
export const TOAST_REGION = 'toasts';

const PENDING = 'vesper:toast';
/** As long as the longest toast takes to be read twice. */
const READING_MS = 15_000;

const toastInput = z.object({
  title: z.string(),
  description: z.string().optional(),
  kind: z.enum(['success', 'failure', 'info']),
});
/** `failure` is the destructive style, announced at once; the others wait their turn. */
export type ToastInput = z.infer<typeof toastInput>;

interface ToastChoice {
  /** One button in the toast; choosing it takes the toast away. */
  action?: { label: string; onSelect: () => void };
  /** Called once when the toast has gone without its action having been chosen. */
  onGone?: () => void;
}
export type Toast = ToastInput & ToastChoice & { id: number };

interface ToastState {
  toast: Toast | undefined;
}

/** One toast at a time: the newest replaces what is shown. */
export const toastStore = createStore<ToastState>(() => ({ toast: undefined }));

let lastId = 0;
let closed = false;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Shows a toast for five seconds, or until it is dismissed. */
export function showToast(input: ToastInput & ToastChoice): void {
  if (closed) {
    input.onGone?.();
    return;
  }
  const replaced = toastStore.getState().toast;
  lastId += 1;
  toastStore.setState({ toast: { ...input, id: lastId } });
  resumeToast();
  replaced?.onGone?.();
}

/** Shows a toast that nothing replaces: the page is about to be left, and it says why. */
export function showLastToast(input: ToastInput): void {
  showToast(input);
  closed = true;
}

/** Takes the toast with this id away; a newer one stays. */
export function dismissToast(id: number): void {
  const { toast } = toastStore.getState();
  if (toast?.id !== id) return;
  clearTimeout(timer);
  toastStore.setState({ toast: undefined });
  toast.onGone?.();
}

/** Does what the toast's button says, once, and takes the toast away. */
export function chooseToastAction(id: number): void {
  const { toast } = toastStore.getState();
  if (toast?.id !== id) return;
  clearTimeout(timer);
  toastStore.setState({ toast: undefined });
  toast.action?.onSelect();
}

/** Gives somebody who points at the toast time to read it; not for ever, as they may have gone. */
export function holdToast(): void {
  expireIn(READING_MS);
}

/** Stops the clock while the focus is in the toast. */
export function pauseToast(): void {
  clearTimeout(timer);
}

/** Starts the clock of the shown toast anew. */
export function resumeToast(): void {
  expireIn(TIMING.toast);
}

function expireIn(ms: number): void {
  clearTimeout(timer);
  const { toast } = toastStore.getState();
  if (toast) timer = setTimeout(() => dismissToast(toast.id), ms);
}

/** Keeps a toast for the page that loads next: sign-in and sign-up reload. */
export function showToastAfterReload(input: ToastInput): void {
  sessionStorage.setItem(PENDING, JSON.stringify(input));
}

/** Shows what the previous page left, once. */
export function restoreToast(): void {
  const kept = sessionStorage.getItem(PENDING);
  if (kept === null) return;
  sessionStorage.removeItem(PENDING);
  const toast = parseJson(toastInput, kept);
  if (toast) showToast(toast);
}
