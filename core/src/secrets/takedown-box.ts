import type { Config } from '../config/config.ts';
import { SecretBox } from './secret-box.ts';

/** What forms of people who want a picture taken down are sealed in; undefined without a key. */
export function takedownBox({ secretsKey }: Pick<Config, 'secretsKey'>): SecretBox | undefined {
  return secretsKey === undefined ? undefined : new SecretBox(secretsKey, 'takedown forms');
}
