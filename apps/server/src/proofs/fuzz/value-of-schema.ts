import type { JsonSchema } from '../../http/openapi/schemas.ts';
import type { Chance } from './chance.ts';

/** Texts that mean something here; one of them fits most patterns and formats. */
const meaningful = [
  '2026-11-15',
  '2025-02-28',
  '2024-02-29',
  '500.00',
  '500',
  '50',
  '0.01',
  'BTN',
  'BT',
  '+97517123456',
  '17123456',
  '11410000001',
  '2026',
  '12',
  '1',
  'true',
  'false',
  'pema@example.bt',
  'KM-0000018',
  'Pema Lhamo',
  'en',
  'dz',
  'butter lamps at first light',
  '08:00',
  '2026-11-15T06:00:00.000Z',
  'Thimphu',
];

const hostile: unknown[] = [
  null,
  '',
  ' ',
  '\0',
  "'; DROP TABLE users --",
  'a'.repeat(5000),
  '🪷'.repeat(300),
  '__proto__',
  '../../etc/passwd',
  '{{7*7}}',
  -1,
  0,
  1.5,
  1e308,
  2 ** 53,
  '1e309',
  'NaN',
  '0000-00-00',
  '9999-12-31',
  '+275760-09-13',
  true,
  [],
  {},
  [[[[]]]],
  { $ne: null },
  ['a', 'a'],
];

export interface SeenIds {
  /** Ids that were seen in answers. */
  ids: readonly string[];
}

/** A value that the schema allows, as far as it says what it allows. */
export function valueOf(schema: JsonSchema, chance: Chance, known: SeenIds): unknown {
  const { const: only, enum: choices, anyOf, oneOf, allOf, type } = schema as Record<string, unknown>;
  if ('const' in schema) return only;
  if (Array.isArray(choices)) return chance.pick(choices);
  const either = (anyOf ?? oneOf) as JsonSchema[] | undefined;
  if (either) return valueOf(chance.pick(either), chance, known);
  if (Array.isArray(allOf))
    return Object.assign({}, ...allOf.map((part: JsonSchema) => valueOf(part, chance, known)));
  switch (type) {
    case 'object':
      return objectOf(schema, chance, known);
    case 'array':
      return listOf(schema, chance, known);
    case 'integer':
    case 'number':
      return numberOf(schema, chance);
    case 'boolean':
      return chance.percent(50);
    case 'null':
      return null;
    default:
      return textOf(schema, chance, known);
  }
}

function objectOf(schema: JsonSchema, chance: Chance, known: SeenIds): Record<string, unknown> {
  const required = new Set((schema['required'] ?? []) as string[]);
  const properties = Object.entries((schema['properties'] ?? {}) as Record<string, JsonSchema>);
  const given = properties.filter(([name]) => required.has(name) || chance.percent(30));
  return Object.fromEntries(given.map(([name, part]) => [name, valueOf(part, chance, known)]));
}

function listOf(schema: JsonSchema, chance: Chance, known: SeenIds): unknown[] {
  const { items = {}, minItems = 0 } = schema as { items?: JsonSchema; minItems?: number };
  return Array.from({ length: minItems + chance.below(3) }, () => valueOf(items, chance, known));
}

function numberOf(schema: JsonSchema, chance: Chance): number {
  const { minimum = 0, maximum = 10_000 } = schema as { minimum?: number; maximum?: number };
  const range = Math.min(maximum, minimum + 10_000) - minimum;
  return minimum + chance.below(range + 1);
}

function textOf(schema: JsonSchema, chance: Chance, { ids }: SeenIds): unknown {
  const { format, pattern, contentEncoding } = schema as Record<string, string | undefined>;
  if (format === 'binary' || contentEncoding) return fileOf(chance);
  if (format === 'uuid') return ids.length > 0 ? chance.pick(ids) : crypto.randomUUID();
  if (!pattern) return chance.percent(20) && ids.length > 0 ? chance.pick(ids) : chance.pick(meaningful);
  const fitting = [...meaningful, ...ids.slice(-20)].filter((text) => new RegExp(pattern, 'u').test(text));
  return fitting.length > 0 ? chance.pick(fitting) : chance.pick(meaningful);
}

const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==';

function fileOf(chance: Chance): File {
  const [bytes, name] = chance.pick([
    [Buffer.from(pixel, 'base64'), 'slip.png'],
    [Buffer.from('Name,Amount\r\nPema,500\r\n'), 'rows.csv'],
    [Buffer.from('%PDF-1.7\n'), 'half.pdf'],
    [Buffer.from('PK\u0003\u0004 half a zip'), 'rows.xlsx'],
    [Buffer.alloc(0), 'empty.png'],
  ] as [Buffer, string][]);
  return new File([new Uint8Array(bytes)], name);
}

/** One thing about it is wrong: a value, a missing name, or a name too many. */
export function spoilt(value: unknown, chance: Chance): unknown {
  if (Array.isArray(value) && value.length > 0 && chance.percent(70)) {
    const at = chance.below(value.length);
    return value.map((part: unknown, index) => (index === at ? spoilt(part, chance) : part));
  }
  if (!isRecord(value)) return chance.pick(hostile);
  const names = Object.keys(value);
  if (names.length === 0 || chance.percent(15))
    return { ...value, [chance.pick(['x', 'status', 'id'])]: 'x' };
  const name = chance.pick(names);
  const { [name]: part, ...others } = value;
  return chance.percent(20) ? others : { ...others, [name]: spoilt(part, chance) };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Blob);
