import { z } from 'zod';
import { errorBody } from '@vesper/core/contract/errors';

export type Json = Record<string, unknown>;
const json = z.record(z.string(), z.unknown());

/** Component names, so that generated clients have types with names. */
export type SchemaNames = Readonly<Record<string, z.ZodType>>;

const SHARED: SchemaNames = { Error: errorBody };

/** JSON schemas of one document: a named one stands once, in `components`, and is referred to. */
export class SchemaBook {
  readonly components: Record<string, unknown> = {};
  readonly #names = z.registry<{ id: string }>();
  /** Most answers share a few schemas (every refusal has the same body), and each costs a millisecond. */
  readonly #known = { input: new Map<z.ZodType, Json>(), output: new Map<z.ZodType, Json>() };

  constructor(names: SchemaNames) {
    for (const [id, schema] of Object.entries({ ...SHARED, ...names })) {
      this.#names.add(schema, { id });
    }
  }

  /** @param io 'input' for what a request may hold, 'output' for what an answer does hold */
  describe(schema: z.ZodType, io: 'input' | 'output'): Json {
    const known = this.#known[io].get(schema) ?? this.#describe(schema, io);
    this.#known[io].set(schema, known);
    return known;
  }

  #describe(schema: z.ZodType, io: 'input' | 'output'): Json {
    // Within another schema, so that a named one becomes a reference.
    const outer = z.toJSONSchema(z.object({ schema }), {
      io,
      metadata: this.#names,
      unrepresentable: 'any',
      override: ({ zodSchema, jsonSchema }) => {
        Object.assign(jsonSchema, z.globalRegistry.get(zodSchema));
      },
    });
    const text = JSON.stringify(outer).replaceAll('"#/$defs/', '"#/components/schemas/');
    const { properties, $defs = {} } = z
      .object({ properties: z.object({ schema: json }), $defs: json.optional() })
      .parse(JSON.parse(text));
    Object.assign(this.components, $defs);
    return properties.schema;
  }
}
