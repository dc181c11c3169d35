import type { JsonSchema } from './schemas.ts';

/** What may stand in a field, in a few words. */
export function schemaWords(schema: JsonSchema): string {
  const choices = (schema['anyOf'] ?? schema['oneOf']) as JsonSchema[] | undefined;
  if (choices) return choices.map(schemaWords).join(' or ');
  if (schema['const'] !== undefined) return JSON.stringify(schema['const']);
  const values = schema['enum'] as unknown[] | undefined;
  if (values) return values.map((value) => JSON.stringify(value)).join(' · ');
  return [typeWords(schema), ...limitWords(schema)].join(', ');
}

function typeWords({ type, format, items }: JsonSchema): string {
  if (type === 'array') return `list of ${schemaWords((items ?? {}) as JsonSchema)}`;
  if (format === 'binary') return 'file';
  if (type === 'string') return typeof format === 'string' ? format : 'text';
  return typeof type === 'string' ? type : 'anything';
}

function limitWords(schema: JsonSchema): string[] {
  const words: [name: string, word: string][] = [
    ['minLength', 'at least'],
    ['minimum', 'at least'],
    ['maxLength', 'at most'],
    ['maximum', 'at most'],
    ['maxItems', 'at most'],
  ];
  const limits = words
    .filter(([name]) => isSaid(schema[name]))
    .map(([name, word]) => `${word} ${schema[name]}`);
  return schema['default'] === undefined ? limits : [...limits, `else ${JSON.stringify(schema['default'])}`];
}

function isSaid(limit: unknown): boolean {
  return typeof limit === 'number' && Math.abs(limit) < Number.MAX_SAFE_INTEGER;
}
