import { describe, expect, it } from 'vitest';
import { loadConfig } from './config.ts';
import { modeOf } from './region-config.ts';

const SET = {
  NODE_ENV: 'test',
  TRUSTED_PROXIES: '1',
  COUNTRY_HEADER: 'CF-IPCountry',
  AGE_REGIONS: 'GB=assured, US-TX=blocked,US=declared,DE=declared,*=declared',
  AGE_PROVIDER_ISSUER: 'https://age.example',
  AGE_PROVIDER_CLIENT_ID: 'vesper',
  AGE_PROVIDER_CLIENT_SECRET: 'a secret of the tests',
};
const { AGE_PROVIDER_CLIENT_SECRET: _, ...HALF_A_PROVIDER } = SET;
const regionsWith = (table: string) => {
  const regions = loadConfig({ ...SET, AGE_REGIONS: table }).ageRegions;
  if (!regions) throw new Error('There is no table.');
  return regions;
};

describe('the table of regions', () => {
  it.each([
    ['GB', 'assured'],
    ['gb', 'assured'],
    ['GB-SCT', 'assured'],
    ['US-TX', 'blocked'],
    ['US-CA', 'declared'],
    ['US', 'declared'],
    ['DE', 'declared'],
    ['FR', 'declared'],
    // Nobody knows: the strictest of the table.
    [undefined, 'blocked'],
    ['', 'blocked'],
    ['XX', 'blocked'],
    ['T1', 'blocked'],
    ['DE, GB', 'blocked'],
    ['DE; drop', 'blocked'],
  ])('says for %s: %s', (told, mode) => {
    expect(modeOf(regionsWith(SET.AGE_REGIONS), told)).toBe(mode);
  });

  it('asks no more of somebody unknown than it asks anywhere', () => {
    expect(modeOf(regionsWith('*=declared'), undefined)).toBe('declared');
  });

  it('is off by default', () => {
    expect(loadConfig({ NODE_ENV: 'test' }).ageRegions).toBeUndefined();
  });

  it.each([
    ['AGE_REGIONS', { AGE_REGIONS: 'GB=blocked' }],
    ['AGE_REGIONS', { AGE_REGIONS: 'England=blocked,*=declared' }],
    ['AGE_REGIONS', { AGE_REGIONS: 'GB=maybe,*=declared' }],
    ['AGE_PROVIDER_CLAIM', { AGE_PROVIDER_CLAIM: 'birthdate' }],
    ['COUNTRY_HEADER', { COUNTRY_HEADER: '' }],
    ['TRUSTED_PROXIES', { TRUSTED_PROXIES: '0' }],
    ['COUNTRY_HEADER', { COUNTRY_HEADER: 'no header' }],
  ])('is refused at the start, naming %s', (name, change) => {
    expect(() => loadConfig({ ...SET, ...change })).toThrow(name);
  });

  it('is refused without anybody who vouches where an age has to be assured', () => {
    expect(() => loadConfig(HALF_A_PROVIDER)).toThrow('all three are needed');
    expect(() => loadConfig(HALF_A_PROVIDER)).toThrow('nobody can be "assured" without');
  });

  it('has a provider that is called by its host, or as the operator likes', () => {
    expect(loadConfig(SET).ageProvider).toMatchObject({ name: 'age.example' });
    const named = loadConfig({ ...SET, AGE_PROVIDER_NAME: 'Yes or No' });
    expect(named.ageProvider).toMatchObject({ name: 'Yes or No', claim: 'age_over_18' });
  });

  it('is asked over https in production', () => {
    const open = { ...SET, NODE_ENV: 'production', AGE_PROVIDER_ISSUER: 'http://age.example' };
    expect(() => loadConfig(open)).toThrow('AGE_PROVIDER_ISSUER: secrets are sent there');
  });
});
