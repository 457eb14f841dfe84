import type { ImageAbility } from '@vesper/core/contract/image-model';
import type { ImageQuality, ImageSize, ImageStyle } from '@vesper/core/contract/image';

/** What the models behind this protocol take, where they differ. */
export interface ModelFamily {
  /** Characters of a prompt. */
  promptMax: number;
  sizes: Readonly<Record<ImageSize, string>>;
  qualities?: Readonly<Record<ImageQuality, string>>;
  /** A style is a parameter, or words that the model understands; else there is none. */
  style?: 'parameter' | Readonly<Record<ImageStyle, string>>;
  /** Understands what is not to be seen when it is told so; others paint whatever is named. */
  understandsWithout: boolean;
  /** Further parameters of every request. */
  fixed: Readonly<Record<string, string>>;
  /** Pictures on the way, when asked for. */
  streams: boolean;
  /** Pictures that it can begin with; 0 for none. */
  inputs: number;
  /** Leaves out what is behind, where it is asked for. */
  cutsOut: boolean;
  /** What members are offered: of a model that nobody knows, nothing beside painting. */
  abilities: readonly ImageAbility[];
}

/** The form in which they are all square. */
const SQUARE = '1024x1024';
const STYLE_WORDS = {
  vivid: 'Style: vivid, with strong colours and dramatic light.',
  natural: 'Style: natural and restrained.',
} as const;
const GPT_QUALITIES = { standard: 'medium', hd: 'high' } as const;
const AS_ASKED = { [SQUARE]: SQUARE, '1792x1024': '1792x1024', '1024x1792': '1024x1792' } as const;

const DALL_E_2: ModelFamily = {
  promptMax: 1_000,
  sizes: { [SQUARE]: SQUARE, '1792x1024': SQUARE, '1024x1792': SQUARE },
  understandsWithout: false,
  fixed: { response_format: 'b64_json' },
  streams: false,
  // Its edits are of square pictures with holes only.
  inputs: 0,
  cutsOut: false,
  abilities: [],
};

const DALL_E_3: ModelFamily = {
  promptMax: 4_000,
  sizes: AS_ASKED,
  qualities: { standard: 'standard', hd: 'hd' },
  style: 'parameter',
  understandsWithout: true,
  fixed: { response_format: 'b64_json' },
  streams: false,
  inputs: 0,
  cutsOut: false,
  abilities: ['negative'],
};

const GPT_IMAGE_1: ModelFamily = {
  promptMax: 32_000,
  sizes: { [SQUARE]: SQUARE, '1792x1024': '1536x1024', '1024x1792': '1024x1536' },
  qualities: GPT_QUALITIES,
  style: STYLE_WORDS,
  understandsWithout: true,
  fixed: { output_format: 'png' },
  streams: true,
  inputs: 16,
  cutsOut: true,
  abilities: ['negative', 'reference', 'vary', 'edit', 'inpaint', 'outpaint', 'cutout'],
};

const GPT_IMAGE_2: ModelFamily = { ...GPT_IMAGE_1, sizes: AS_ASKED };

/**
 * Whatever else answers at this address: next to nothing is sent that it may not know. Most know how
 * to send the picture itself, and addresses of other hosts would not be followed.
 */
const UNKNOWN: ModelFamily = {
  promptMax: 4_000,
  sizes: AS_ASKED,
  understandsWithout: false,
  fixed: { response_format: 'b64_json' },
  streams: false,
  inputs: 1,
  cutsOut: false,
  abilities: [],
};

/** The beginnings of names, the longer ones first; routers put a vendor before them. */
const FAMILIES: ReadonlyArray<[name: RegExp, family: ModelFamily]> = [
  [/(?:^|\/)dall-e-2\b/, DALL_E_2],
  [/(?:^|\/)dall-e-3\b/, DALL_E_3],
  [/(?:^|\/)gpt-image-2\b/, GPT_IMAGE_2],
  [/(?:^|\/)gpt-image-1\b/, GPT_IMAGE_1],
];

export const familyOf = (model: string): ModelFamily =>
  FAMILIES.find(([name]) => name.test(model))?.[1] ?? UNKNOWN;
