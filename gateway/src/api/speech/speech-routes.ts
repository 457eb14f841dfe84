import { fileBytes } from '@vesper/core/contract/common';
import { LIMITS } from '@vesper/core/contract/limits';
import { DICTATION_TYPES, speakRequest, transcript } from '@vesper/core/contract/speech';
import { AppError } from '@vesper/core/errors';
import { assertSafe, SAFETY_REFUSALS } from '../safety/assert-safe.ts';
import { route, type Route } from '../../http/route.ts';
import { askVoiceService } from './voice-service.ts';

const speak = route({
  method: 'post',
  path: '/api/speech',
  access: 'user',
  policy: 'self',
  limit: 'speech',
  summary: 'Reads a sentence aloud, by the voice service of the operator; 404 where there is none.',
  body: speakRequest,
  produces: ['audio/mpeg'],
  responses: { 200: fileBytes },
  refuses: ['not_found', 'unavailable', ...SAFETY_REFUSALS],
  async handler({ context, body, ctx }) {
    const { speech } = context.config;
    if (!speech) throw new AppError('not_found');
    await assertSafe(context, body.text, 'composed', 'text');
    const voice = speech.voices.find((name) => name === body.voice) ?? speech.voices[0];
    const answer = await askVoiceService(speech, 'audio/speech', {
      type: 'application/json',
      body: JSON.stringify({
        model: speech.model,
        voice,
        input: body.text,
        response_format: 'mp3',
      }),
    });
    if (!/^(audio\/|application\/octet-stream)/.test(answer.type)) {
      throw new AppError('unavailable', { cause: new Error('the voice service sent no sound') });
    }
    ctx.type = 'audio/mpeg';
    return { status: 200, body: answer.bytes };
  },
});

const transcribe = route({
  method: 'post',
  path: '/api/speech/transcriptions',
  access: 'user',
  policy: 'self',
  limit: 'transcriptions',
  summary:
    'Writes down what was said, by the voice service of the operator; nothing of it is kept.',
  rawBody: { types: DICTATION_TYPES, maxBytes: LIMITS.dictationBytes },
  responses: { 200: transcript },
  refuses: ['not_found', 'unavailable'],
  async handler({ context, file, ctx }) {
    const { transcription, dictation } = context.config;
    if (!transcription || !dictation) throw new AppError('not_found');
    const type = ctx.request.type;
    const form = new FormData();
    form.set('model', transcription.model);
    form.set('response_format', 'json');
    form.set('file', new Blob([new Uint8Array(file)], { type }), `said.${type.split('/')[1]}`);
    const { bytes } = await askVoiceService(transcription, 'audio/transcriptions', { body: form });
    const said = transcript.safeParse(jsonOf(bytes));
    if (!said.success) {
      throw new AppError('unavailable', { cause: new Error('the voice service sent no text') });
    }
    return { status: 200, body: { text: said.data.text.slice(0, LIMITS.messageMax) } };
  },
});

function jsonOf(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(bytes).toString('utf8'));
  } catch {
    return undefined;
  }
}

export const speechRoutes: Route[] = [speak, transcribe];
