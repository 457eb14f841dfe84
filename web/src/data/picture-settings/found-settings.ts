import type { ImageQuality, ImageStyle } from '@vesper/core/contract/image';

/** What the file of a picture says about how it was made. */
export interface FoundSettings {
  prompt?: string;
  negativePrompt?: string;
  seed?: number;
  steps?: number;
  guidance?: number;
  width?: number;
  height?: number;
  /** The name of its model, and the id that it has here. */
  model?: string;
  modelId?: string;
  quality?: ImageQuality;
  style?: ImageStyle;
  presetId?: string;
}

/** The same without what is not there. */
export function present(found: {
  [Name in keyof FoundSettings]: FoundSettings[Name] | undefined | null;
}): FoundSettings {
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value != null));
}
