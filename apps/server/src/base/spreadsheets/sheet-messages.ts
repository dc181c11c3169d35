import type { AppError } from '../app-error.ts';
import type { SheetLimits } from './sheet-limits.ts';
import type { SheetRow } from './sheet-row.ts';

export interface SheetOrder {
  bytes: Uint8Array;
  limits: SheetLimits;
}

/** From the thread: rows, the end, or why the file is refused. To the thread: any message asks for one more batch. */
export type FromSheetWorker =
  | { rows: SheetRow[] }
  | { end: true }
  | {
      refused: Pick<AppError, 'code'> & {
        details: { detail?: string; errors?: AppError['details']['errors'] };
      };
    };
