/** What examples, images and hurried hands put where a secret belongs. */
const KNOWN = [
  'admin',
  'change-me',
  'changeme',
  'example',
  'guest',
  'minioadmin',
  'mongo',
  'password',
  'redis',
  'root',
  'secret',
  'vesper',
];
/** A random secret of the required length has far more; one letter repeated has one. */
const FEWEST_CHARACTERS = 8;

interface Secrets {
  SESSION_KEYS?: string[] | undefined;
  SECRETS_KEY?: string | undefined;
  WATERMARK_KEYS?: string[] | undefined;
  LOAD_TEST_KEY?: string | undefined;
  MONGODB_URI?: string | undefined;
  REDIS_URL?: string | undefined;
  S3_ACCESS_KEY?: string | undefined;
  S3_SECRET_KEY?: string | undefined;
}

/** What is wrong with secrets that anybody could guess, by name and without the values. */
export function knownSecrets(raw: Secrets): string[] {
  const problems: string[] = [];
  if (raw.SESSION_KEYS?.some(isGuessable)) {
    problems.push('SESSION_KEYS: these can be guessed. Make them with `openssl rand -hex 32`.');
  }
  for (const name of ['SECRETS_KEY', 'LOAD_TEST_KEY'] as const) {
    if (!isGuessable(raw[name])) continue;
    problems.push(`${name}: this can be guessed. Make it with \`openssl rand -hex 32\`.`);
  }
  if (raw.WATERMARK_KEYS?.some(isGuessable)) {
    problems.push('WATERMARK_KEYS: these can be guessed. Make them with `openssl rand -hex 32`.');
  }
  if (isKnown(passwordOf(raw.MONGODB_URI))) {
    problems.push('MONGODB_URI: everyone knows this password. Set another.');
  }
  if (isKnown(passwordOf(raw.REDIS_URL))) {
    problems.push('REDIS_URL: everyone knows this password. Set another.');
  }
  if (raw.S3_ACCESS_KEY === 'minioadmin' || isKnown(raw.S3_SECRET_KEY)) {
    problems.push('S3_ACCESS_KEY and S3_SECRET_KEY: everyone knows these. Set others.');
  }
  return problems;
}

const isGuessable = (key: string | undefined): boolean =>
  key !== undefined && new Set(key).size < FEWEST_CHARACTERS;

function isKnown(secret: string | undefined): boolean {
  return secret !== undefined && KNOWN.includes(secret.toLowerCase());
}

/** Addresses of several servers are no URL: the password stands before the first `@`. */
function passwordOf(address: string | undefined): string | undefined {
  return address && /^[\w+]+:\/\/[^:@/]*:([^@/]*)@/.exec(address)?.[1];
}
