/**
 * The commands of `npm run vesper`, made from the API document of the product that it talks to: what
 * the desk can do has a command, and no command exists without a route.
 */

/**
 * @typedef {{ type?: string, format?: string, enum?: unknown[], anyOf?: Schema[], items?: Schema,
 *   properties?: Record<string, Schema>, required?: string[], $ref?: string }} Schema
 * @typedef {{ name: string, in: string, schema?: Schema }} Parameter
 * @typedef {{ summary: string, parameters: Parameter[],
 *   requestBody?: { content: Record<string, { schema: Schema }> } }} Operation
 * @typedef {{ paths: Record<string, Record<string, Operation>>,
 *   components: { schemas: Record<string, Schema> } }} ApiDocument
 * @typedef {{ name: string, method: string, path: string, summary: string,
 *   ids: string[], query: Record<string, Schema>, body: Record<string, Schema>,
 *   required: string[] }} Command
 */

const BASE = '/api/desk/';

/** Said after the words of a path that several methods share; what reads goes without. */
const VERBS = { get: '', post: 'create', put: 'change', patch: 'change', delete: 'remove' };

/** @param {string} path */
const isOne = (path) => path.endsWith('}');

/** @param {string} path */
const wordsOf = (path) =>
  path
    .slice(BASE.length)
    .split('/')
    .filter((part) => !part.startsWith('{'))
    .join(' ');

/** @param {Schema | undefined} schema @param {ApiDocument} document @returns {Schema} */
function resolved(schema, document) {
  const name = schema?.$ref?.split('/').at(-1);
  return (name === undefined ? schema : document.components.schemas[name]) ?? {};
}

/**
 * @param {ApiDocument} document
 * @returns {Command[]} by name
 */
export function commandsOf(document) {
  /** @type {Array<{ method: string, path: string, words: string, operation: Operation }>} */
  const operations = [];
  for (const [path, methods] of Object.entries(document.paths)) {
    if (!path.startsWith(BASE) || path.endsWith('.csv')) continue;
    for (const [method, operation] of Object.entries(methods)) {
      operations.push({ method, path, words: wordsOf(path), operation });
    }
  }
  return operations
    .map(({ method, path, words, operation }) => {
      const twins = operations.filter((other) => other.words === words);
      return commandOf(
        { method, path, name: nameOf(method, path, words, twins), operation },
        document,
      );
    })
    .sort((one, other) => one.name.localeCompare(other.name));
}

/**
 * @param {string} method @param {string} path @param {string} words
 * @param {Array<{ method: string, path: string }>} twins those with the same words, itself included
 */
function nameOf(method, path, words, twins) {
  if (twins.length === 1) return words;
  if (method === 'get') return isOne(path) ? `${words} show` : words;
  // `members suspension ID` suspends: where nothing is read, the first thing to do goes without.
  if (method === 'post' && !twins.some((twin) => twin.method === 'get')) return words;
  const verb = Object.entries(VERBS).find(([name]) => name === method)?.[1] ?? method;
  return `${words} ${verb}`;
}

/**
 * @param {{ method: string, path: string, name: string, operation: Operation }} found
 * @param {ApiDocument} document
 * @returns {Command}
 */
function commandOf({ method, path, name, operation }, document) {
  const body = resolved(operation.requestBody?.content['application/json']?.schema, document);
  /** @type {Record<string, Schema>} */
  const query = {};
  for (const parameter of operation.parameters) {
    if (parameter.in === 'query') query[parameter.name] = parameter.schema ?? {};
  }
  return {
    ...{ name, method: method.toUpperCase(), path, summary: operation.summary, query },
    ids: [...path.matchAll(/\{(\w+)\}/g)].map(([, id]) => id ?? ''),
    body: body.properties ?? {},
    required: body.required ?? [],
  };
}

/**
 * The command that the first words name: the longest name that they begin with.
 * @param {Command[]} commands @param {string[]} words
 */
export function findCommand(commands, words) {
  const fitting = commands.filter(({ name }) => {
    const parts = name.split(' ');
    return parts.every((part, index) => words[index] === part);
  });
  const [best] = fitting.sort((one, other) => other.name.length - one.name.length);
  return best && { command: best, rest: words.slice(best.name.split(' ').length) };
}

/**
 * The value that a word on the command line stands for.
 * @param {string} text @param {Schema} schema
 * @returns {unknown}
 */
export function valueOf(text, schema) {
  const kinds = (schema.anyOf ?? [schema]).map(({ type }) => type);
  if (text === 'null' && kinds.includes('null')) return null;
  if (kinds.includes('integer') || kinds.includes('number')) return Number(text);
  if (kinds.includes('boolean')) return text !== 'false' && text !== 'off';
  if (kinds.includes('array')) return text.split(',').map((item) => item.trim());
  if (kinds.includes('string')) return text;
  return JSON.parse(text);
}

/** @param {Command} command one line that says how it is called */
export function usageOf({ name, ids, query, body, required }) {
  const options = [
    ...Object.keys(body).map((field) => {
      const isNeeded = required.includes(field) && field !== 'requestId';
      return isNeeded ? `--${field} ...` : `[--${field} ...]`;
    }),
    ...Object.keys(query).map((field) => `[--${field} ...]`),
  ];
  return [name, ...ids.map((id) => id.toUpperCase()), ...options].join(' ');
}
