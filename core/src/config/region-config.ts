import { z } from 'zod';

/** What an account needs where somebody is, the strictest first. */
const MODES = ['blocked', 'assured', 'declared'] as const;
export type RegionMode = (typeof MODES)[number];

/** "GB", "US-TX" or "*", and what holds there. */
const ENTRY = /^(\*|[A-Z]{2}(?:-[A-Z0-9]{1,3})?)=([a-z]+)$/;
/** What the header of the proxy names: a country, or a part of one. */
const REGION = /^[A-Z]{2}(?:-[A-Z0-9]{1,3})?$/;

export const REGION_VARIABLES = {
  AGE_REGIONS: z.string().trim().min(1).optional(),
  COUNTRY_HEADER: z
    .string()
    .regex(/^[a-z0-9-]+$/i, 'must be the name of a header')
    .transform((name) => name.toLowerCase())
    .optional(),
} as const;

type RawRegions = z.output<z.ZodObject<typeof REGION_VARIABLES>>;

/** What holds in which country or part of one. */
export interface AgeRegions {
  /** The header in which the proxy says where a request comes from, in lower case. */
  readonly header: string;
  readonly modes: ReadonlyMap<string, RegionMode>;
}

const isMode = (text: string | undefined): text is RegionMode =>
  MODES.some((mode) => mode === text);

function entriesOf(text: string): [string, RegionMode][] | null {
  const entries: [string, RegionMode][] = [];
  for (const part of text.split(',')) {
    const [, region, mode] = ENTRY.exec(part.trim()) ?? [];
    if (region === undefined || !isMode(mode)) return null;
    entries.push([region, mode]);
  }
  return entries;
}

/** The table of regions; undefined without one, when a declaration is enough everywhere. */
export function regionsOf({ AGE_REGIONS, COUNTRY_HEADER }: RawRegions): AgeRegions | undefined {
  if (AGE_REGIONS === undefined || COUNTRY_HEADER === undefined) return undefined;
  return { header: COUNTRY_HEADER, modes: new Map(entriesOf(AGE_REGIONS)) };
}

/** Sentences about a table that cannot hold. */
export function regionProblems(
  raw: RawRegions & { TRUSTED_PROXIES: number },
  hasProvider: boolean,
): string[] {
  const { AGE_REGIONS, COUNTRY_HEADER, TRUSTED_PROXIES } = raw;
  if (AGE_REGIONS === undefined) return [];
  const entries = entriesOf(AGE_REGIONS);
  const problems: string[] = [];
  if (!entries?.some(([region]) => region === '*')) {
    problems.push(
      'AGE_REGIONS: write GB=blocked,US-TX=blocked,*=declared; "*" is everywhere else.',
    );
  }
  if (!hasProvider && entries?.some(([, mode]) => mode === 'assured')) {
    problems.push('AGE_REGIONS: nobody can be "assured" without AGE_PROVIDER_ISSUER.');
  }
  if (COUNTRY_HEADER === undefined || TRUSTED_PROXIES === 0) {
    problems.push(
      'COUNTRY_HEADER and TRUSTED_PROXIES: the proxy in front has to say where people are.',
    );
  }
  return problems;
}

/**
 * What holds where a request comes from: the entry of the part of the country, of the country, or
 * of everywhere else. Who says nothing that can be read gets the strictest of all.
 * @param told the header's value; two values are what a proxy hands on that does not replace it
 */
export function modeOf(regions: AgeRegions, told: string | undefined): RegionMode {
  const region = told?.trim().toUpperCase() ?? '';
  const known = REGION.test(region) && region !== 'XX' && region !== 'T1';
  if (!known) return MODES.find((mode) => [...regions.modes.values()].includes(mode)) ?? 'declared';
  const { modes } = regions;
  return modes.get(region) ?? modes.get(region.slice(0, 2)) ?? modes.get('*') ?? 'blocked';
}
