import { readFileSync } from 'node:fs';
import { ConfigError } from './config.ts';

/** Variables that hold secrets; the keys of `MODELS_FILE` join them when they end in `_API_KEY`. */
const SECRETS = [
  'SESSION_KEYS',
  'SECRETS_KEY',
  'WATERMARK_KEYS',
  'MONGODB_URI',
  'REDIS_URL',
  'S3_ACCESS_KEY',
  'S3_SECRET_KEY',
  'VEROTEL_SIGNATURE_KEY',
  'OIDC_CLIENT_SECRET',
  'AGE_PROVIDER_CLIENT_SECRET',
  'SMTP_URL',
] as const;
const SUFFIX = '_FILE';
const API_KEY = /^\w+_API_KEY$/;

function isSecret(name: string): boolean {
  return SECRETS.some((secret) => secret === name) || API_KEY.test(name);
}

/**
 * Replaces each `NAME_FILE` of a secret by `NAME` with what the file holds, as engines of containers
 * hand out secrets: an environment is shown to whoever may look at a container, a file is not.
 * @throws ConfigError naming every such variable that is wrong, without contents
 */
export function withSecretFiles(env: Readonly<Record<string, string>>): Record<string, string> {
  const problems: string[] = [];
  const read: Record<string, string> = { ...env };
  for (const [variable, path] of Object.entries(env)) {
    const name = variable.slice(0, -SUFFIX.length);
    if (!variable.endsWith(SUFFIX) || !isSecret(name)) continue;
    const secret = secretAt(path);
    if (env[name] !== undefined) problems.push(`${variable}: leave it out, ${name} is set too.`);
    else if (secret === undefined) problems.push(`${variable}: this file cannot be read.`);
    else if (secret === '') problems.push(`${variable}: this file is empty.`);
    else read[name] = secret;
    delete read[variable];
  }
  if (problems.length > 0) {
    throw new ConfigError(`These secrets cannot be used:\n${problems.map(indented).join('\n')}`);
  }
  return read;
}

const indented = (problem: string): string => `  ${problem}`;

function secretAt(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch {
    return undefined;
  }
}
