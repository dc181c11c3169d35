import { z } from 'zod';

export type JsonSchema = Record<string, unknown>;

/** JSON Schema of what goes in, or of what comes out. A file has no schema of its own. */
export function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema }) {
      if (zodSchema instanceof z.ZodCustom) Object.assign(jsonSchema, { type: 'string', format: 'binary' });
    },
  });
  return json;
}

export interface Property {
  name: string;
  isRequired: boolean;
  schema: JsonSchema;
}

export function propertiesOf(schema: JsonSchema): Property[] {
  const required = new Set(schema['required'] as string[] | undefined);
  const properties = (schema['properties'] ?? {}) as Record<string, JsonSchema>;
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    schema,
    isRequired: required.has(name),
  }));
}
