import type { ImportTarget } from '@kathok/contract';
import type { ColumnType, Generated } from 'kysely';
import type { Instant, Json, NullableInstant } from './column-types.ts';
import type { PeopleSchema } from './people-schema.ts';

/** A column of a sheet, and the field it is read into; null when it is left out. */
export interface ImportColumn {
  name: string;
  field: string | null;
}

/** Tables of migration 0003. */
export interface ImportsSchema {
  imports: {
    id: Generated<string>;
    target: ImportTarget;
    fileName: string;
    fileId: string | null;
    sha256: string;
    state: 'previewed' | 'running' | 'done' | 'failed' | 'undoing' | 'undone';
    headingRow: number;
    columns: ColumnType<ImportColumn[], string, string>;
    onError: Generated<'skip' | 'abort'>;
    rowCount: number;
    rowsDone: Generated<number>;
    createdCount: Generated<number>;
    rejectedCount: Generated<number>;
    error: string | null;
    createdBy: string;
    createdAt: Instant;
    startedAt: NullableInstant;
    finishedAt: NullableInstant;
    undoUntil: NullableInstant;
  };
  importRejections: { importId: string; rowNumber: number; cells: Json<string[]>; reason: string };
  /** With the members of imports that are not done yet; everybody else reads `members`. */
  allMembers: PeopleSchema['members'];
}
