import { sql } from 'kysely';
import type { Db } from '../db/open-database.ts';

/** A book of payments as a CSV file: what the rows have in common is the headings. */
export function bookFile(rows: Record<string, string>[], name = 'book.csv'): File {
  const headings = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const lines = [headings, ...rows.map((row) => headings.map((heading) => row[heading] ?? ''))];
  const text = lines.map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(','));
  return new File([text.join('\r\n')], name, { type: 'text/csv' });
}

interface Books {
  /** Of all entries; anything but zero is a mistake. */
  sum: number;
  /** What came in less what went back. */
  income: number;
  postings: number;
  paid: number;
  /** Receipts that are not void, and those of a paid payment among them. */
  valid: number;
  void: number;
  mismatched: number;
}

/** What the books say, and whether payments, postings and receipts agree one by one. */
export async function booksOf(db: Db): Promise<Books> {
  const { rows } = await sql<Books>`select
    (select coalesce(sum(amount), 0) from ledger_entries)::int as sum,
    (select coalesce(-sum(amount), 0) from ledger_entries where account in ('membership_fees', 'donations'))::int as income,
    (select count(*) from ledger_postings)::int as postings,
    (select count(*) from payments where status = 'paid')::int as paid,
    (select count(*) from receipts where voided_at is null)::int as valid,
    (select count(*) from receipts where voided_at is not null)::int as void,
    (select count(*) from payments
       left join receipts on receipts.payment_id = payments.id
       left join (select payment_id, sum(case kind when 'settle' then 1 else -1 end) as balance from ledger_postings group by 1)
         as posted on posted.payment_id = payments.id
     where (status = 'paid') is distinct from (receipts.id is not null and voided_at is null)
        or (status = 'paid') is distinct from (coalesce(posted.balance, 0) = 1))::int as mismatched`.execute(
    db,
  );
  return rows[0]!;
}
