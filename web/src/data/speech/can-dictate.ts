/** The part of the browser's speech recognition that is used here; TypeScript does not know it. */
interface Recognition {
  continuous: boolean;
  interimResults: boolean;
  lang: string;
  onresult: ((event: { results: Iterable<Iterable<{ transcript: string }>> }) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
  start(): void;
  stop(): void;
  abort(): void;
}

declare global {
  interface Window {
    SpeechRecognition?: new () => Recognition;
    webkitSpeechRecognition?: new () => Recognition;
  }
}

/** The browser's own way of writing words down; undefined where it has none. */
export const recognition = () => window.SpeechRecognition ?? window.webkitSpeechRecognition;

/** Tells if words can be dictated here. */
export function canDictate(by: 'browser' | 'service' | 'off'): boolean {
  if (by === 'off') return false;
  return by === 'browser' ? recognition() !== undefined : 'MediaRecorder' in window;
}
