import type { ImportPreview } from '@kathok/contract';

/** Which field each column of a file is; null for a column that is left out. */
export type ColumnMapping = Record<string, string | null>;

/** The columns as the server took them. */
export const mappingOf = (columns: ImportPreview['columns']): ColumnMapping =>
  Object.fromEntries(columns.map(({ name, field }) => [name, field]));
