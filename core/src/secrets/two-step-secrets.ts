import type { Config } from '../config/config.ts';
import { SecretBox } from './secret-box.ts';

/** What the secrets of authenticators are sealed in; undefined without a `SECRETS_KEY`. */
export function twoStepBox({ secretsKey }: Pick<Config, 'secretsKey'>): SecretBox | undefined {
  return secretsKey === undefined ? undefined : new SecretBox(secretsKey, 'two-step codes');
}
