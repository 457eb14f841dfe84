let asked: Promise<unknown> | undefined;

async function ask(): Promise<unknown> {
  const response = await fetch('/api/config');
  if (!response.ok) throw new Error(`The configuration answered ${response.status}.`);
  return response.json();
}

/** Reads what the operator configured, once per page. The public pages have no schema for it. */
export function readConfig(): Promise<unknown> {
  asked ??= ask().catch((error: unknown) => {
    asked = undefined;
    throw error;
  });
  return asked;
}

/** One setting of the answer; undefined when it is not there, or null. */
export function settingOf(answer: unknown, name: string): unknown {
  const isObject = typeof answer === 'object' && answer !== null;
  return (isObject ? Reflect.get(answer, name) : undefined) ?? undefined;
}
