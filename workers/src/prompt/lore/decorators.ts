/** What the lines at the head of an entry say about it, as far as we know them. */
export interface Decorators {
  /** Messages before the end at which the entry stands, instead of before the newest one. */
  depth?: number;
  /** Messages from the end in which its keys are looked for, instead of the book's. */
  scanDepth?: number;
  /** True: always in. False: never. */
  activate?: boolean;
  /** Replies that come before it may fire. */
  onlyAfter?: number;
  additionalKeys?: string[];
  /** Said, they keep it from firing. */
  excludeKeys?: string[];
}

const NUMBER = /^\d{1,4}$/;
const number = (value: string): number | undefined => {
  return NUMBER.test(value) ? Number(value) : undefined;
};
const words = (value: string): string[] =>
  value
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);

/** Reads a decorator's value; undefined when it makes no sense, and the decorator is passed over. */
const KNOWN = new Map<string, (value: string) => Decorators | undefined>([
  ['depth', (value) => given('depth', number(value))],
  ['scan_depth', (value) => given('scanDepth', number(value))],
  ['activate_only_after', (value) => given('onlyAfter', number(value))],
  ['activate', () => ({ activate: true })],
  ['constant', () => ({ activate: true })],
  ['dont_activate', () => ({ activate: false })],
  ['additional_keys', (value) => ({ additionalKeys: words(value) })],
  ['exclude_keys', (value) => ({ excludeKeys: words(value) })],
]);

function given(name: 'depth' | 'scanDepth' | 'onlyAfter', value: number | undefined) {
  return value === undefined ? undefined : { [name]: value };
}

/**
 * Reads the lines `@@name value` at the head of an entry's content and takes them off. A line
 * `@@@name` counts where the one above it is not known; unknown ones say nothing.
 */
export function readDecorators(content: string): { decorators: Decorators; text: string } {
  if (!content.trimStart().startsWith('@@')) return { decorators: {}, text: content.trim() };
  const lines = content.trimStart().split('\n');
  const end = lines.findIndex((line) => !line.startsWith('@@'));
  const head = end < 0 ? lines : lines.slice(0, end);
  const text = end < 0 ? '' : lines.slice(end).join('\n').trim();
  return { decorators: readAll(head), text };
}

function readAll(lines: readonly string[]): Decorators {
  let decorators: Decorators = {};
  let isSettled = false;
  for (const line of lines) {
    if (line.startsWith('@@@') && isSettled) continue;
    const read = readOne(line);
    isSettled = read !== undefined;
    decorators = { ...decorators, ...read };
  }
  return decorators;
}

function readOne(line: string): Decorators | undefined {
  const [, name = '', value = ''] = /^@{2,3}(\S*)(.*)$/.exec(line.trim()) ?? [];
  return KNOWN.get(name)?.(value.trim());
}
