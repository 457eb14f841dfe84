/**
 * The desk on the command line, for scripts:
 *
 *   VESPER_KEY=vesper_... npm run --silent vesper -- members --q ada
 *   VESPER_KEY=vesper_... npm run --silent vesper -- members credit ada@example.com --tokens 5 --reason "Thanks"
 *
 * It talks to a running product (VESPER_URL, http://127.0.0.1:3000 by default) with a key made at the
 * desk (VESPER_KEY, or a file that VESPER_KEY_FILE names), and prints JSON; `--csv` prints a list as
 * CSV. Without a command it lists them all. The exit code is 1 when the product refuses.
 */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { commandsOf, findCommand, usageOf, valueOf } from './vesper-commands.mjs';

/** @typedef {import('./vesper-commands.mjs').Command} Command */

const base = process.env.VESPER_URL ?? 'http://127.0.0.1:3000';

/** A sentence for the person at the terminal. */
class Refused extends Error {}

function keyOf() {
  const { VESPER_KEY: key, VESPER_KEY_FILE: file } = process.env;
  if (key) return key.trim();
  if (file) return readFileSync(file, 'utf8').trim();
  throw new Refused('VESPER_KEY: set it to a key; an operator makes one at the desk under Keys.');
}

/** @param {string} path @param {RequestInit} [options] */
async function ask(path, options) {
  const response = await fetch(new URL(path, base), options).catch(() => {
    throw new Refused(`VESPER_URL: nothing answers at ${base}. Start the product, or correct it.`);
  });
  return { ok: response.ok, status: response.status, text: await response.text() };
}

/** @param {string[]} words */
function readOptions(words) {
  /** @type {Record<string, string>} */
  const options = {};
  const plain = [];
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] ?? '';
    if (!word.startsWith('--')) plain.push(word);
    else if (word === '--csv') options.csv = 'true';
    else {
      const value = words[(index += 1)];
      if (value === undefined) throw new Refused(`${word} needs a value.`);
      options[word.slice(2)] = value;
    }
  }
  return { plain, options };
}

/**
 * A member may be named by their mail address.
 * @param {string} id @param {Command} command @param {Record<string, string>} headers
 */
async function idFor(id, { path }, headers) {
  if (!id.includes('@') || !path.startsWith('/api/desk/members/')) return id;
  const query = new URLSearchParams({ q: id });
  const { text } = await ask(`/api/desk/members?${query}`, { headers });
  const found = JSON.parse(text);
  const one = Array.isArray(found) && found.find(({ email }) => email === id.toLowerCase());
  if (!one) throw new Refused(`There is no member ${id}.`);
  return String(one.id);
}

/** @param {Command} command @param {Record<string, string>} options */
function bodyOf({ body, method }, options) {
  const fields = Object.entries(body).flatMap(([name, schema]) => {
    const given = options[name];
    if (given !== undefined) return [[name, valueOf(given, schema)]];
    // One for each call: a script that repeats a call after a failure names its own.
    return name === 'requestId' ? [[name, randomUUID()]] : [];
  });
  return method === 'GET' || Object.keys(body).length === 0
    ? undefined
    : Object.fromEntries(fields);
}

/** @param {Command} command @param {Record<string, string>} options */
function assertKnown({ name, query, body }, options) {
  const unknown = Object.keys(options).find(
    (it) => !(it in query) && !(it in body) && it !== 'csv',
  );
  if (unknown !== undefined) throw new Refused(`${name} takes no --${unknown}.`);
}

/** @param {Command} command @param {string[]} rest */
async function run(command, rest) {
  const { plain, options } = readOptions(rest);
  if (plain.length !== command.ids.length) throw new Refused(`Usage: ${usageOf(command)}`);
  assertKnown(command, options);
  const headers = { authorization: `Bearer ${keyOf()}` };
  let { path } = command;
  for (const [index, id] of command.ids.entries()) {
    const value = await idFor(plain[index] ?? '', command, headers);
    path = path.replace(`{${id}}`, encodeURIComponent(value));
  }
  const query = Object.entries(options).filter(([name]) => name in command.query);
  const ending = options.csv === 'true' ? '.csv' : '';
  const body = bodyOf(command, options);
  const answer = await ask(`${path}${ending}?${new URLSearchParams(query)}`, {
    method: command.method,
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Refused(refusalOf(answer));
  process.stdout.write(answer.text.endsWith('\n') ? answer.text : `${answer.text}\n`);
}

/** @param {{ status: number, text: string }} answer */
function refusalOf({ status, text }) {
  if (status === 401) return 'This key does not hold: it was revoked, is over, or is not whole.';
  const { message = text, issues = [] } = JSON.parse(text);
  /** @type {Array<{ path: string, message: string }>} */
  const fields = issues;
  return [message, ...fields.map((issue) => `  ${issue.path}: ${issue.message}`)].join('\n');
}

try {
  const words = process.argv.slice(2);
  const { text } = await ask('/api/openapi.json');
  const commands = commandsOf(JSON.parse(text));
  const found = findCommand(commands, words);
  if (found) await run(found.command, found.rest);
  else {
    const lines = commands.map((command) => `${usageOf(command)}\n    ${command.summary}`);
    process.stdout.write(`${lines.join('\n')}\n`);
    process.exitCode = words.length === 0 ? 0 : 1;
  }
} catch (error) {
  if (!(error instanceof Refused)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
