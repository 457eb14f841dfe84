import type { Config } from '../config/config.ts';
import { SecretBox } from './secret-box.ts';

/** What the keys of chat models are sealed in; undefined where the operator set no `SECRETS_KEY`. */
export function modelKeyBox({ secretsKey }: Pick<Config, 'secretsKey'>): SecretBox | undefined {
  return secretsKey === undefined ? undefined : new SecretBox(secretsKey, 'keys of chat models');
}
