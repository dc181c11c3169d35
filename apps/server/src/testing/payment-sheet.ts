import { sql } from 'kysely';
import type { Db } from '../db/open-database.ts';
import { type Finding, findDisagreements } from '../verify/verify.ts';

/** A book of payments as a CSV file: what the rows have in common is the headings. */
export function bookFile(rows: Record<string, string>[], name = 'book.csv'): File {
  const headings = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const lines = [headings, ...rows.map((row) => headings.map((heading) => row[heading] ?? ''))];
  const text = lines.map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(','));
  return new File([text.join('\r\n')], name, { type: 'text/csv' });
}

interface Books {
  /** The money that came in, less what went back. */
  income: number;
  postings: number;
  paid: number;
  /** Receipts. */
  valid: number;
  void: number;
  /** What `npm run verify` would say. */
  disagreements: Finding[];
}

/** What the books say, and whether all that is known about money agrees. */
export async function booksOf(db: Db): Promise<Books> {
  const { rows } = await sql<Omit<Books, 'disagreements'>>`select
    (select coalesce(-sum(amount), 0) from ledger_entries where account in ('membership_fees', 'donations'))::int as income,
    (select count(*) from ledger_postings)::int as postings,
    (select count(*) from payments where status = 'paid')::int as paid,
    (select count(*) from receipts where voided_at is null)::int as valid,
    (select count(*) from receipts where voided_at is not null)::int as void`.execute(db);
  return { ...rows[0]!, disagreements: await findDisagreements(db) };
}
