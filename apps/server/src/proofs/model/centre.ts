import { sql } from 'kysely';
import type { MoneyDesk } from '../../testing/money-desk.ts';
import type { TestApp } from '../../testing/start-test-app.ts';

/** The server, and the days a sequence takes place in: every one has its own, so that totals can be told apart. */
export interface Centre {
  app: TestApp;
  desk: MoneyDesk;
  from: string;
  to: string;
}

export type DueKindName = 'fee' | 'donation';

interface Part {
  amount: number;
  /** What came beyond a fee and became a donation. */
  excess: number;
}

interface KnownDue {
  id: string;
  kind: DueKindName;
  /** Minor units that are still open. */
  balance: number;
  state: 'open' | 'waiting' | 'paid' | 'closed';
  /** The paid payments that are not taken back, the latest first. */
  parts: Part[];
  /** Something of it was paid once. */
  hasReceipt: boolean;
}

/** All that the books should say by now, kept beside them. */
export interface Books {
  members: string[];
  dues: KnownDue[];
  fees: number;
  donations: number;
}

export const newDue = (kind: DueKindName, id: string, balance: number): KnownDue => ({
  id,
  kind,
  balance,
  state: 'open',
  parts: [],
  hasReceipt: false,
});

/** Money comes, and stands under its heads. */
export function receive(books: Books, due: KnownDue, part: Part): void {
  books[due.kind === 'fee' ? 'fees' : 'donations'] += part.amount;
  books.donations += part.excess;
  due.parts.unshift(part);
  due.hasReceipt = true;
  // A donation is what was given; a fee stays what it is.
  due.balance = due.kind === 'fee' ? due.balance - part.amount : 0;
  due.state = due.balance > 0 ? 'open' : 'paid';
}

/** The latest goes back, and what was made of it. */
export function giveBack(books: Books, due: KnownDue): void {
  const { amount, excess } = due.parts.shift()!;
  books[due.kind === 'fee' ? 'fees' : 'donations'] -= amount;
  books.donations -= excess;
  due.balance += amount;
}

export const emptyBooks = (): Books => ({ members: [], dues: [], fees: 0, donations: 0 });

export const pick = <Item>(items: readonly Item[], at: number): Item | undefined =>
  items.length === 0 ? undefined : items[at % items.length];

export const ofState = ({ dues }: Books, ...states: KnownDue['state'][]) =>
  dues.filter(({ state }) => states.includes(state));

/** The sum of all that was ever entered: zero, or the ledger is no ledger. */
export async function ledgerSum({ app }: Centre): Promise<number> {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(amount), 0)::bigint as sum from ledger_entries`.execute(app.db);
  return rows[0]?.sum ?? 0;
}

/** Payments that are paid, and receipts that are not void. */
export async function paidAndValid({
  app,
}: Centre): Promise<{ paid: number; valid: number; paired: number }> {
  const { rows } = await sql<{ paid: number; valid: number; paired: number }>`
    select (select count(*) from payments where status = 'paid') as paid,
      (select count(*) from receipts where voided_at is null) as valid,
      (select count(*) from receipts join payments on payments.id = payment_id
        where status = 'paid' and voided_at is null) as paired`.execute(app.db);
  return rows[0] ?? { paid: -1, valid: -1, paired: -1 };
}

/** Pairs of coverages of one member that share a day. */
export async function overlaps({ app }: Centre, members: readonly string[]): Promise<number> {
  if (members.length === 0) return 0;
  const { rows } = await sql<{ count: number }>`
    select count(*) from coverages as a join coverages as b on a.member_id = b.member_id and a.id < b.id
      and daterange(a.from_day, a.to_day, '[]') && daterange(b.from_day, b.to_day, '[]')
    where a.member_id in (${sql.join(members)})`.execute(app.db);
  return rows[0]?.count ?? 0;
}
