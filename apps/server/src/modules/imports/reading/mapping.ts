import { AppError, fieldProblem } from '../../../base/app-error.ts';
import type { ImportColumn } from '../../../db/column-types.ts';
import type { ImportField } from '../import-target.ts';
import { words } from '../words.en.ts';

/** The columns as somebody wants them read: JSON of column name → field, or null to leave the column out. */
export function applyMapping(
  columns: readonly ImportColumn[],
  mapping: string | undefined,
  fields: readonly ImportField[],
): ImportColumn[] {
  if (mapping === undefined) return [...columns];
  const wanted = readMapping(mapping);
  const known = new Set(fields.map(({ name }) => name));
  for (const [column, field] of wanted) {
    if (!columns.some(({ name }) => name === column)) throw mappingProblem(words.noSuchColumn(column));
    if (field !== null && !known.has(field)) throw mappingProblem(words.noSuchField(field));
  }
  const mapped = columns.map(({ name, field }) => ({
    name,
    field: wanted.has(name) ? wanted.get(name)! : field,
  }));
  const used = mapped.flatMap(({ field }) => field ?? []);
  const twice = used.find((field, place) => used.indexOf(field) !== place);
  if (twice !== undefined) throw mappingProblem(words.fieldTwice(labelOf(fields, twice)));
  return mapped;
}

/** A Map, because a column may be called `__proto__`. */
function readMapping(mapping: string): Map<string, string | null> {
  let parsed: unknown;
  try {
    parsed = JSON.parse(mapping);
  } catch {
    throw mappingProblem(words.mappingNotJson);
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) {
    throw mappingProblem(words.mappingNotJson);
  }
  const pairs = Object.entries(parsed as Record<string, unknown>);
  if (pairs.some(([, field]) => field !== null && typeof field !== 'string')) {
    throw mappingProblem(words.mappingNotJson);
  }
  return new Map(pairs as [string, string | null][]);
}

/** Required fields that no column is read into. */
export function missingFields(
  columns: readonly ImportColumn[],
  fields: readonly ImportField[],
): ImportField[] {
  return fields.filter(({ name, required }) => required && !columns.some(({ field }) => field === name));
}

export function requireNoneMissing(columns: readonly ImportColumn[], fields: readonly ImportField[]): void {
  const labels = missingFields(columns, fields).map(({ label }) => label);
  if (labels.length > 0) throw mappingProblem(words.columnsMissing(labels));
}

const labelOf = (fields: readonly ImportField[], name: string) =>
  fields.find((field) => field.name === name)?.label ?? name;

const mappingProblem = (message: string): AppError => fieldProblem('mapping', 'isMapping', message);
