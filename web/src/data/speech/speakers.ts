import { requestFile } from '../../lib/request-file.ts';

/** A voice that can be chosen. */
export interface VoiceOption {
  id: string;
  name: string;
}

export interface Manner {
  rate: number;
  /** Undefined for the first one. */
  voice: string | undefined;
}

/** Reads sentences aloud. */
export interface Speaker {
  voices(): readonly VoiceOption[];
  /** Calls back when there are others: browsers load theirs late. @returns ends that */
  onVoices(change: () => void): () => void;
  /** Resolves when the sentence has been read or `signal` is aborted. @throws when it cannot be */
  speak(sentence: string, manner: Manner, signal: AbortSignal): Promise<void>;
  /** Makes the next sentence ready while another one is read. */
  prepare(sentence: string, manner: Manner): void;
}

/** Reads with the voices of the browser; null where it has no speech at all. */
export function browserSpeaker(): Speaker | null {
  if (!('speechSynthesis' in window)) return null;
  const speech = window.speechSynthesis;
  const voices = (): SpeechSynthesisVoice[] => {
    const all = speech.getVoices();
    const own = all.filter(({ lang }) => lang.slice(0, 2) === navigator.language.slice(0, 2));
    return own.length > 0 ? own : all;
  };
  return {
    voices: () => voices().map(({ voiceURI, name }) => ({ id: voiceURI, name })),
    onVoices(change) {
      speech.addEventListener('voiceschanged', change);
      return () => speech.removeEventListener('voiceschanged', change);
    },
    speak(sentence, { rate, voice }, signal) {
      return new Promise((resolve, reject) => {
        const said = new SpeechSynthesisUtterance(sentence);
        said.rate = rate;
        const chosen = voices().find(({ voiceURI }) => voiceURI === voice);
        if (chosen) {
          said.voice = chosen;
          said.lang = chosen.lang;
        }
        said.onend = () => resolve();
        said.onerror = () => (signal.aborted ? resolve() : reject(new Error('no voice')));
        signal.addEventListener('abort', () => {
          speech.cancel();
          resolve();
        });
        speech.speak(said);
      });
    },
    prepare: () => undefined,
  };
}

/** Reads with the voices of the operator's service. */
export function serviceSpeaker(names: readonly string[]): Speaker {
  const sounds = new Map<string, Promise<Blob>>();
  const soundOf = (text: string, voice: string | undefined): Promise<Blob> => {
    const key = `${voice ?? ''} ${text}`;
    const sound = sounds.get(key) ?? requestFile('/api/speech', { text, voice });
    sounds.set(key, sound);
    // What failed is asked for again.
    sound.catch(() => sounds.delete(key));
    return sound;
  };
  return {
    voices: () => names.map((name) => ({ id: name, name })),
    onVoices: () => () => undefined,
    async speak(sentence, { rate, voice }, signal) {
      const sound = await soundOf(sentence, voice);
      if (!signal.aborted) await play(sound, rate, signal);
    },
    prepare(sentence, { voice }) {
      soundOf(sentence, voice).catch(() => undefined);
    },
  };
}

/** Resolves when the sound has ended or `signal` is aborted. */
async function play(sound: Blob, rate: number, signal: AbortSignal): Promise<void> {
  const address = URL.createObjectURL(sound);
  const audio = new Audio(address);
  audio.playbackRate = rate;
  try {
    await new Promise<void>((resolve, reject) => {
      audio.addEventListener('ended', () => resolve());
      audio.addEventListener('error', () => reject(new Error('this is no sound')));
      signal.addEventListener('abort', () => resolve());
      audio.play().catch(reject);
    });
  } finally {
    audio.pause();
    URL.revokeObjectURL(address);
  }
}
