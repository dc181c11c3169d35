import type { ColumnType, JSONColumnType } from 'kysely';

export type Instant = ColumnType<Date, Date | string, Date | string>;
export type NullableInstant = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
export type DefaultInstant = ColumnType<Date, Date | string | undefined, Date | string>;
export type Loose = Record<string, unknown>;
export type Json<T> = JSONColumnType<T & object>;
export type NullableJson = ColumnType<Loose | null, string | null | undefined, string | null>;

/** A column of a sheet, and the field it is read into; null when it is left out. */
export interface ImportColumn {
  name: string;
  field: string | null;
}
