import { withSecretFiles } from './secret-files.ts';

/**
 * The environment as it is, read in this one place; an empty value counts as not set, and a secret
 * that is in a file as set.
 * @throws ConfigError for such a file that cannot be used
 */
export function readEnv(): Record<string, string> {
  const set: Record<string, string> = {};
  for (const [name, value] of Object.entries(process.env)) {
    if (value !== undefined && value !== '') set[name] = value;
  }
  return withSecretFiles(set);
}
