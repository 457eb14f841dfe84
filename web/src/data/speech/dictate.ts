import { LIMITS } from '@vesper/core/contract/limits';
import { transcript } from '@vesper/core/contract/speech';
import { request } from '../../lib/request.ts';
import { recognition } from './can-dictate.ts';

/** The reason why nothing was written down, as people read it. */
export class NotHeard extends Error {
  override readonly name = 'NotHeard';
}

const BLOCKED = 'The microphone is blocked for this site. Allow it in your browser and try again.';
const SILENT = 'Nothing was heard. Please try again.';
const AWAY = 'Your words could not be written down right now. Please try again in a moment.';

interface Dictation {
  /** Gets all words so far, whenever there are more. */
  onWords: (words: string) => void;
  /** Called when the sound has ended and only the words are missing. */
  onWriting: () => void;
  /** Aborts when the speaker is done: what was said is written down. */
  done: AbortSignal;
  /** Aborts when nothing of it is wanted. */
  dropped: AbortSignal;
}

/**
 * Writes down what somebody says, until they are done.
 * @throws NotHeard with the reason
 */
export function dictate(by: 'browser' | 'service', dictation: Dictation): Promise<void> {
  return by === 'browser' ? recognise(dictation) : record(dictation);
}

function recognise({ onWords, done, dropped }: Dictation): Promise<void> {
  const Recogniser = recognition();
  if (!Recogniser) return Promise.reject(new NotHeard(AWAY));
  return new Promise((resolve, reject) => {
    const listening = new Recogniser();
    let heard = '';
    listening.continuous = true;
    listening.interimResults = true;
    listening.lang = navigator.language;
    listening.onresult = ({ results }) => {
      heard = Array.from(results, ([best]) => best?.transcript.trim() ?? '').join(' ');
      if (!dropped.aborted) onWords(heard);
    };
    listening.onerror = ({ error }) => {
      if (!dropped.aborted && heard === '') reject(new NotHeard(reasonOf(error)));
    };
    listening.onend = () => {
      if (heard === '' && !dropped.aborted) reject(new NotHeard(SILENT));
      else resolve();
    };
    done.addEventListener('abort', () => listening.stop());
    dropped.addEventListener('abort', () => listening.abort());
    listening.start();
  });
}

function reasonOf(error: string): string {
  if (error === 'not-allowed' || error === 'service-not-allowed') return BLOCKED;
  return error === 'no-speech' || error === 'audio-capture' ? SILENT : AWAY;
}

async function record({ onWords, onWriting, done, dropped }: Dictation): Promise<void> {
  const microphone = await navigator.mediaDevices.getUserMedia({ audio: true }).catch(() => null);
  if (!microphone) throw new NotHeard(BLOCKED);
  const ended = AbortSignal.any([done, dropped, AbortSignal.timeout(LIMITS.dictationMax)]);
  const sound = await soundUntil(ended, microphone).finally(() => {
    for (const track of microphone.getTracks()) track.stop();
  });
  if (dropped.aborted) return;
  onWriting();
  const words = await transcribe(sound, dropped);
  if (dropped.aborted) return;
  if (words === '') throw new NotHeard(SILENT);
  onWords(words);
}

function soundUntil(ended: AbortSignal, microphone: MediaStream): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const recorder = new MediaRecorder(microphone);
    const parts: Blob[] = [];
    recorder.ondataavailable = ({ data }) => parts.push(data);
    recorder.onerror = () => reject(new NotHeard(SILENT));
    recorder.onstop = () => resolve(new Blob(parts, { type: mediaType(recorder.mimeType) }));
    const stop = (): void => recorder.stop();
    recorder.start();
    // While somebody was asked for the microphone they may have thought better of it.
    if (ended.aborted) stop();
    else ended.addEventListener('abort', stop);
  });
}

/** Without the codecs, which the address of the type does not need. */
const mediaType = (type: string): string => type.split(';')[0] ?? type;

async function transcribe(file: Blob, signal: AbortSignal): Promise<string> {
  const options = { file, signal, readsOnly: true };
  return request(transcript, 'POST', '/api/speech/transcriptions', options).then(
    ({ text }) => text.trim(),
    (cause: unknown) => {
      if (signal.aborted) return '';
      throw new NotHeard(AWAY, { cause });
    },
  );
}
