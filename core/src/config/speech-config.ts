import { z } from 'zod';
import { LIMITS } from '../contract/limits.ts';

const address = z.url({ protocol: /^https?$/ }).optional();
const NAMES = `must be names of at most ${LIMITS.nameMax} characters, separated by a comma`;

/** Variables of the voice services; README's configuration table documents them. */
export const SPEECH_VARIABLES = {
  SPEECH_BASE_URL: address,
  SPEECH_MODEL: z.string().default('tts-1'),
  SPEECH_API_KEY: z.string().optional(),
  SPEECH_VOICES: z
    .string()
    .transform((text) => text.split(',').map((name) => name.trim()))
    .pipe(z.array(z.string().min(1, NAMES).max(LIMITS.nameMax, NAMES)))
    .default(['alloy']),
  DICTATION_BASE_URL: address,
  DICTATION_MODEL: z.string().default('whisper-1'),
  DICTATION_API_KEY: z.string().optional(),
  DICTATION: z.enum(['on', 'off']).default('on'),
} as const;

type RawSpeech = z.output<z.ZodObject<typeof SPEECH_VARIABLES>>;

/** A service that turns text into sound, or sound into text. */
export interface VoiceService {
  baseUrl: string;
  model: string;
  apiKey: string | undefined;
}

/** The voice services of the configuration; without them browsers use what they have. */
export function voiceOf(raw: RawSpeech) {
  const speech: (VoiceService & { voices: string[] }) | undefined =
    raw.SPEECH_BASE_URL === undefined
      ? undefined
      : {
          baseUrl: raw.SPEECH_BASE_URL,
          model: raw.SPEECH_MODEL,
          apiKey: raw.SPEECH_API_KEY,
          voices: raw.SPEECH_VOICES,
        };
  const transcription: VoiceService | undefined =
    raw.DICTATION_BASE_URL === undefined
      ? undefined
      : {
          baseUrl: raw.DICTATION_BASE_URL,
          model: raw.DICTATION_MODEL,
          apiKey: raw.DICTATION_API_KEY,
        };
  return {
    speech,
    transcription,
    /** False: no page of ours may use a microphone. */
    dictation: raw.DICTATION === 'on',
  };
}
