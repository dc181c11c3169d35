import type { ImportTarget as TargetName } from '@kathok/contract';
import type { Db, Tx } from '../../db/open-database.ts';

/** A field that a column of the sheet can be read into. */
export interface ImportField {
  name: string;
  label: string;
  required: boolean;
  hint: string;
  /** Other headings people give such a column. Case, spaces and punctuation do not matter. */
  aliases: readonly string[];
  example: string;
}

/** Something about a row that its author should know. */
export interface Finding {
  field: string | null;
  /** By this word findings are counted together. */
  cause: string;
  found: string | null;
  message: string;
}

export interface Findings {
  problems: Finding[];
  warnings: Finding[];
}

/** The filled cells of a row: field → text. */
export type Cells = ReadonlyMap<string, string>;

export interface RowAsRead<Row> extends Findings {
  /** Null where problems leave nothing to go on with. */
  row: Row | null;
  /** As understood, in words: field → text. */
  shown: Record<string, string | null>;
}

/** What must not occur twice in a file. */
export interface RowKey {
  key: string;
  field: string;
  found: string;
  message: (firstRow: number) => string;
}

/** What the database has to say about a row; the row itself may be amended. */
export interface RowAsChecked<Row> extends Findings {
  row: Row;
}

interface Somebody {
  id: string;
  name: string;
}

/** In whose name rows are written or taken back. */
export interface ImportBatch {
  importId: string;
  now: Date;
  /** Who let it begin, or takes it back. */
  by: Somebody;
}

/** The same, for rows that are written. */
export interface NewBatch extends ImportBatch {
  /** Who brought the file. */
  enteredBy: string;
}

/** What makes sense of the rows of one file. It may remember what it has seen of it. */
export interface SheetReading<Row> {
  read(cells: Cells): RowAsRead<Row>;
  /** One answer for each row, in the same order. About the same row it may be asked again. */
  check(db: Db | Tx, rows: Row[]): Promise<RowAsChecked<Row>[]>;
}

/** What a sheet can be read into. The engine knows nothing of members or money; a target is all it needs to know. */
export interface ImportTarget<Row = unknown> {
  name: TargetName;
  fields: readonly ImportField[];
  /** What a group of findings with the same cause is called. */
  titles: Readonly<Record<string, string>>;
  /**
   * True for money: what was booked is never unbooked, only booked back. Such rows are seen as they are written; others
   * must stay invisible while their import is `running` or `undoing`.
   */
  staysInBooks: boolean;
  /** Where a portion costs much by itself, more rows at once are hardly slower than few. */
  leastAtOnce: number;
  /** Loads what is needed to turn words into ids, once for a whole file. */
  prepare(db: Db | Tx, now: Date): Promise<SheetReading<Row>>;
  keysOf(row: Row): RowKey[];
  insert(tx: Tx, rows: Row[], batch: NewBatch): Promise<void>;
  /** Tables that grow by an import, for the planner's statistics. */
  tables: readonly string[];
  /** Keeps the rows of an import from being built upon, and counts what has been: { fees: 3 }. */
  lockAndCountDependents(tx: Tx, importId: string): Promise<Record<string, number>>;
  /** Takes back some rows of an import; answers how many, 0 when none is left. */
  removeSome(tx: Tx, batch: ImportBatch, most: number): Promise<number>;
}

/** What there is to import, by name. */
export type ImportTargets = Readonly<Record<TargetName, ImportTarget>>;

/** A column that a sheet may have. */
export const importField = (
  name: string,
  label: string,
  aliases: string[],
  hint: string,
  example: string,
  required = false,
): ImportField => ({ name, label, aliases, hint, example, required });
