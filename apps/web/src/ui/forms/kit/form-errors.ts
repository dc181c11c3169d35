import type { ErrorLine } from '../error-summary.tsx';
import { problemOf } from '../../problem.ts';
import { words } from '../../words.en.ts';

type Labels = Readonly<Record<string, string | undefined>>;

/** A message that does not name its field gets the label in front; after a question it is a sentence of its own. */
function withLabel(label: string | undefined, message: string): string {
  if (!label || !/^\p{Ll}/u.test(message)) return message;
  return label.endsWith('?')
    ? `${label} ${message.charAt(0).toUpperCase()}${message.slice(1)}`
    : `${label}: ${message}`;
}

/** Of a field in a row of several: "fees.3.amount" is the fourth of `labels['fees.amount']`. */
function labelOf(labels: Labels, field: string): string | undefined {
  const [, list, index, name] = /^(.+)\.(\d+)\.(\w+)$/.exec(field) ?? [];
  const ofRow = labels[`${list}.${name}`];
  return labels[field] ?? (ofRow && `${ofRow} ${Number(index) + 1}`);
}

/** The first message of every field that react-hook-form complains about, dotted for nested ones. */
export function errorLines(errors: object, labels: Labels, path = ''): ErrorLine[] {
  return Object.entries(errors).flatMap(([key, value]: [string, unknown]) => {
    const field = path + key;
    if (typeof value !== 'object' || value === null) return [];
    if ('message' in value && typeof value.message === 'string')
      return [{ field, message: withLabel(labelOf(labels, field), value.message) }];
    return key === 'ref' ? [] : errorLines(value, labels, `${field}.`);
  });
}

/** What the server refused: messages for fields of this form, and lines for the summary. */
export function refusal(error: unknown, isField: (property: string) => boolean, labels: Labels) {
  const problem = problemOf(error);
  if (!problem) {
    const lines: ErrorLine[] = [{ message: words.mayBeSaved, isConnection: true }];
    return { fields: [], lines };
  }
  const found = (problem.errors ?? []).map(({ property, constraints }) => ({
    field: property,
    message: Object.values(constraints).join('; '),
  }));
  const lines: ErrorLine[] = found.map(({ field, message }) =>
    isField(field)
      ? { field, message: withLabel(labelOf(labels, field), message) }
      : { message: withLabel(labelOf(labels, field) ?? field, message) },
  );
  return {
    fields: found.filter(({ field }) => isField(field)),
    lines: lines.length > 0 ? lines : [{ message: problem.detail ?? problem.title }],
  };
}
