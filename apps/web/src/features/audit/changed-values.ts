import type { AuditEntry, Right } from '@kathok/contract';
import { rightsInWords } from '../roles/index.ts';
import { words } from './words.en.ts';

export type ChangedValue = { field: string; before: string; after: string };

/** What changed, field by field, in words. */
export function changedValues({ before, after }: Pick<AuditEntry, 'before' | 'after'>): ChangedValue[] {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return fields.map((field) => ({
    field: words.fields[field] ?? field,
    before: valueText(field, before?.[field]),
    after: valueText(field, after?.[field]),
  }));
}

function valueText(field: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return words.nothing;
  if (field === 'photo') return words.aPhoto;
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (field === 'permissions' && Array.isArray(value)) return rightsText(value) || words.nothing;
  if (Array.isArray(value)) return value.map((item) => valueText('', item)).join(', ') || words.nothing;
  if (typeof value === 'object') return JSON.stringify(value);
  return words.values[field]?.[String(value)] ?? String(value);
}

/** A right is kept as `read Member`. */
function rightsText(pairs: unknown[]): string {
  const rights = pairs.map((pair) => {
    const [action, subject] = String(pair).split(' ');
    return { action, subject } as Right;
  });
  return rightsInWords(rights).join(', ');
}
