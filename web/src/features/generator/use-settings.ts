import { imageSettings } from '@vesper/core/contract/image';
import type { z } from 'zod';
import { useDraft } from '../../lib/drafts.ts';

export type Settings = z.infer<typeof imageSettings>;

const DEFAULTS: Settings = { size: '1024x1024', quality: 'standard', style: 'vivid' };

function parse(text: string): Settings {
  if (text === '') return DEFAULTS;
  const parsed = imageSettings.safeParse(JSON.parse(text));
  return parsed.success ? parsed.data : DEFAULTS;
}

/** The chosen settings, kept like the prompt across reload and sign-out. */
export function useSettings(userId: string): [Settings, (settings: Settings) => void] {
  const [text, setText] = useDraft(userId, 'image-settings');
  return [parse(text), (settings) => setText(JSON.stringify(settings))];
}
