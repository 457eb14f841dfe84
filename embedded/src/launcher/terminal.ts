import { styleText } from 'node:util';

type Style = Parameters<typeof styleText>[0];

/** Colours `text` where a person looks at it, and leaves it plain in a file or a pipe. */
export function styled(style: Style, text: string): string {
  return process.stdout.isTTY ? styleText(style, text) : text;
}

export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Prints a line that needs attention, on the error stream. */
export function complain(line: string): void {
  process.stderr.write(`${line}\n`);
}
