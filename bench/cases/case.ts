import type { Samples } from '../data/read-samples.ts';

/** A statement on the tables themselves, never on a view of the product. */
export interface Statement {
  text: string;
  values?: unknown[];
}

type Rows = Record<string, unknown>[];

export interface Call {
  method?: 'GET' | 'POST' | 'PATCH';
  path: string;
  body?: unknown;
}

/**
 * One thing that people do all day, and the least that any program has to do for it. `round` goes up, so that no two
 * calls ask for the same record.
 */
export interface Case {
  name: string;
  group: 'list' | 'report' | 'one' | 'write';
  /** What the product is asked; several calls where a screen asks for several things. */
  calls(samples: Samples, round: number): Call[];
  bare(samples: Samples, round: number): Statement[];
  /** What both must agree on: of the answers of the product, and of the rows of the statements. */
  told?(answers: never): unknown;
  toldBare?(rows: Rows[]): unknown;
}

/** A page of 25, as the office shows it. */
export const take = 25;

interface Page {
  data: { id: unknown }[];
  meta: { itemCount: number };
}

/** A paged list tells the ids it shows, in their order, and how many there are in all. */
export const toldPage = ([{ data, meta }]: [Page]) => ({
  ids: data.map(({ id }) => id),
  count: meta.itemCount,
});

/** The bare form of a page is two statements: how many, and which. */
export const toldBarePage = ([counted, shown]: Rows[]) => ({
  ids: shown!.map(({ id }) => id),
  count: Number(counted![0]!['count']),
});

/**
 * How many other payments have the slip or the journal number of `w`, or of late a journal number that differs in one
 * character or has one elsewhere; each is an index to look into.
 */
export const alike = `(SELECT count(*) FROM payments o WHERE o.id <> w.id AND o.slip_sha256 = w.slip_sha256)
  + (SELECT count(*) FROM payments o WHERE o.id <> w.id AND o.journal_key = w.journal_key AND o.status <> 'rejected')
  + (SELECT count(*) FROM payments o WHERE o.id <> w.id AND length(split_part(o.journal_key, ':', 2)) >= 5
      AND near_journal_keys(o.journal_key) && near_journal_keys(w.journal_key)
      AND o.submitted_at > w.submitted_at - interval '60 days')`;
