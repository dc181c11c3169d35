import { type Day, type Paged, type Subject, toPage } from '@kathok/contract';
import type { Cell, SheetColumn } from '../../../base/spreadsheets/writing/write-sheet.ts';
import type { Ctx } from '../../../platform/context.ts';

export interface Days {
  from?: Day | undefined;
  to?: Day | undefined;
}

export interface Paging {
  page: number;
  take: number;
}

/** A list that is ready to be opened: its columns, one page of it, and all of it in portions. */
export interface ListDefinition {
  /** Names are for those who may read the people themselves; null for figures alone. */
  whose: Subject | null;
  /** The days it looks at where nobody says otherwise. */
  usual(today: Day): Days;
  columns: SheetColumn[];
  page(ctx: Ctx, days: Days, paging: Paging): Promise<Paged<Cell[]>>;
  all(ctx: Ctx, days: Days): AsyncIterable<Cell[]>;
  totals(ctx: Ctx, days: Days): Promise<Cell[][]>;
}

/** A list that is never long, whatever the size of the register. */
export function shortList(
  rowsOf: (ctx: Ctx, days: Days) => Promise<Cell[][]>,
): Pick<ListDefinition, 'page' | 'all'> {
  return {
    async page(ctx, days, paging) {
      const rows = await rowsOf(ctx, days);
      const first = (paging.page - 1) * paging.take;
      return toPage(rows.slice(first, first + paging.take), rows.length, paging);
    },
    async *all(ctx, days) {
      yield* await rowsOf(ctx, days);
    },
  };
}

/** What a page and its totals are both made of is read once for a request, which asks about the same days throughout. */
export function readOnce<Rows>(
  read: (ctx: Ctx, days: Days) => Promise<Rows>,
): (ctx: Ctx, days: Days) => Promise<Rows> {
  const reading = new WeakMap<Ctx, Promise<Rows>>();
  return (ctx, days) => {
    const known = reading.get(ctx) ?? read(ctx, days);
    reading.set(ctx, known);
    return known;
  };
}

export const thisYear = (today: Day): Days => ({ from: `${today.slice(0, 4)}-01-01`, to: today });
export const noTotals = async (): Promise<Cell[][]> => [];
