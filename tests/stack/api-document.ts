import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { z } from 'zod';

/** A file is described by its media type alone. */
const content = z.object({ 'application/json': z.object({ schema: z.unknown() }).optional() });
const operation = z.object({
  responses: z.record(z.string(), z.object({ content: content.optional() })),
});
const apiDocument = z.object({
  paths: z.record(z.string(), z.record(z.string(), operation)),
  components: z.unknown(),
});

/** The API document of a running gateway, against which every answer is checked. */
export class ApiDocument {
  readonly #paths: Array<{ pattern: RegExp; path: string; methods: Record<string, unknown> }>;
  readonly #document: z.output<typeof apiDocument>;
  readonly #ajv = new Ajv2020({ strict: false });
  readonly #validators = new Map<string, ValidateFunction | null>();

  static async of(baseUrl: string): Promise<ApiDocument> {
    const response = await fetch(new URL('/api/openapi.json', baseUrl));
    return new ApiDocument(await response.json());
  }

  constructor(raw: unknown) {
    this.#document = apiDocument.parse(raw);
    formats.default(this.#ajv);
    // Literal paths before patterns: `/images/public` is not the picture with the id `public`.
    this.#paths = Object.entries(this.#document.paths)
      .map(([path, methods]) => {
        const pattern = new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`);
        return { pattern, path, methods };
      })
      .sort((a, b) => a.path.split('{').length - b.path.split('{').length);
  }

  /**
   * Checks a JSON answer against the document.
   * @throws Error when the route is not described, or the answer is not of the described form.
   */
  check(method: string, path: string, status: number, body: unknown): void {
    const found = this.#paths.find(({ pattern }) => pattern.test(path));
    const name = method.toLowerCase();
    // An unknown address or method is answered by the fallback, which no route declares.
    if (!found || !(name in found.methods)) {
      if (status < 400) {
        throw new Error(`${method} ${path} answers ${status} but is not described.`);
      }
      return;
    }
    const validate = this.#validator(found.path, name, status);
    if (!validate) throw new Error(`${method} ${path} answers ${status}, which is not described.`);
    if (validate(body)) return;
    const problems = JSON.stringify(validate.errors);
    throw new Error(`${method} ${path} ${status} is not as described: ${problems}`);
  }

  #validator(path: string, method: string, status: number): ValidateFunction | null {
    const key = `${method} ${path} ${status}`;
    const known = this.#validators.get(key);
    if (known !== undefined) return known;
    const responses = this.#document.paths[path]?.[method]?.responses ?? {};
    const schema = responses[String(status)]?.content?.['application/json']?.schema;
    const compiled =
      schema === undefined
        ? null
        : this.#ajv.compile({ allOf: [schema], components: this.#document.components });
    this.#validators.set(key, compiled);
    return compiled;
  }
}
