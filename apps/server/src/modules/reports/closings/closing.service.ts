import {
  type CashClosing,
  type cashClosings,
  type CashDay,
  cashDifference,
  closeCashBody,
  type Day,
  dayOf,
  defaultCurrency,
  type DeskSum,
  englishFormat,
  formatAmount,
  type InputOf,
  isFuture,
} from '@kathok/contract';
import { AppError, fieldProblem, requireNoFaults } from '../../../base/app-error.ts';
import type { Db, Tx } from '../../../db/open-database.ts';
import { actorOf, type Ctx, inTransaction } from '../../../platform/context.ts';
import { findCashDays } from '../lists/books.repository.ts';
import { requireRight } from '../report-access.ts';
import { changeSinceClosing } from './changed-since.ts';
import { faultsOfCount } from './closing-rules.ts';
import {
  type CashOfUser,
  type ClosingRow,
  findCashByUser,
  findClosing,
  findLastCounted,
  findRecentDays,
  findUserNames,
  insertClosing,
} from './closing.repository.ts';
import { closingWords } from './words.en.ts';

type CashClosings = typeof cashClosings;

const recentDays = 10;

export function getCashDay(ctx: Ctx, { params, query }: InputOf<CashClosings['get']>): Promise<CashDay> {
  return readCashDay(ctx, params.day, query.currency ?? defaultCurrency);
}

/** Once and for good. Two who count at the same time: the database takes one closing of a day. */
export async function closeCashDay(ctx: Ctx, { body }: InputOf<CashClosings['close']>): Promise<CashDay> {
  requireRight(ctx, 'read', 'Report');
  const { day, currency, opening, counted, notes, remark } = body;
  if (isFuture(day, dayOf(ctx.now))) throw fieldProblem('day', 'isPast', closingWords.future);
  await inTransaction(ctx, async (tx) => {
    const before = await findClosing(tx, day, currency);
    if (before) {
      const at = englishFormat.day(dayOf(before.closedAt));
      throw new AppError('wrong_state', { detail: closingWords.closedBy(before.closedByName, at) });
    }
    const people = await findCashByUser(tx, day, currency);
    const booked = sumBooked(people);
    if (formatAmount(booked) !== body.booked) {
      const now = englishFormat.exactMoney(formatAmount(booked), currency);
      throw new AppError('stale_version', { detail: closingWords.bookedMeanwhile(now) });
    }
    requireNoFaults(faultsOfCount({ currency, opening, booked, counted, notes, remark }));
    const sums = { booked, opening, counted };
    const id = await insertClosing(tx, {
      day,
      currency,
      ...sums,
      notes: notes ? JSON.stringify(notes) : null,
      people: JSON.stringify(people.map(({ name: _name, ...sum }) => sum)),
      remark: remark ?? null,
      closedBy: actorOf(ctx).id,
      closedAt: ctx.now,
    });
    const written = Object.entries({ ...sums, difference: cashDifference(sums) });
    await ctx.audit(tx, {
      action: 'close',
      entity: 'CashDay',
      entityId: id,
      label: `${day} ${currency}`,
      after: Object.fromEntries(written.map(([name, sum]) => [name, formatAmount(sum)])),
      reason: remark ?? null,
    });
  });
  return readCashDay(ctx, day, currency);
}

/** A day of the cash desk as the books have it now, beside how it was closed. */
export async function readCashDay(
  ctx: Pick<Ctx, 'db' | 'now'>,
  day: Day,
  currency: string,
): Promise<CashDay> {
  const { db } = ctx;
  const people = await findCashByUser(db, day, currency);
  const closing = await findClosing(db, day, currency);
  const last = await findLastCounted(db, day, currency);
  const sums = await findCashDays(db, { from: day, to: day });
  const recent = await findRecentDays(db, dayOf(ctx.now), currency, recentDays);
  const { fees = 0, donations = 0, held = 0 } = sums.find((sum) => sum.currency === currency) ?? {};
  const booked = sumBooked(people);
  const changed = closing ? changeSinceClosing(closing, booked) : null;
  return {
    day,
    currency,
    currencies: sums.map((sum) => sum.currency),
    booked: formatAmount(booked),
    heads: {
      membershipFees: formatAmount(fees),
      donations: formatAmount(donations),
      heldForRefund: formatAmount(held),
    },
    people: people.map(toDeskSum),
    closing: closing ? await toClosing(db, closing) : null,
    lastCounted: last ? { day: last.day, counted: formatAmount(last.counted) } : null,
    changed: changed && {
      booked: formatAmount(changed.booked),
      difference: formatAmount(changed.difference),
    },
    recent: recent.map((one) => ({
      day: one.day,
      booked: formatAmount(one.booked),
      difference: one.closed && formatAmount(cashDifference(one.closed)),
      isChanged: one.closed !== null && changeSinceClosing(one.closed, one.booked) !== null,
    })),
  };
}

const sumBooked = (people: readonly CashOfUser[]) =>
  people.reduce((sum, { received, returned }) => sum + received - returned, 0);

const toDeskSum = ({ userId, name, received, returned }: CashOfUser & { name: string | null }): DeskSum => ({
  userId,
  name,
  received: formatAmount(received),
  returned: formatAmount(returned),
  booked: formatAmount(received - returned),
});

async function toClosing(db: Db | Tx, row: ClosingRow): Promise<CashClosing> {
  const names = await findUserNames(
    db,
    row.people.flatMap(({ userId }) => userId ?? []),
  );
  return {
    booked: formatAmount(row.booked),
    opening: formatAmount(row.opening),
    counted: formatAmount(row.counted),
    difference: formatAmount(cashDifference(row)),
    notes: closeCashBody.shape.notes.parse(row.notes ?? undefined) ?? null,
    remark: row.remark,
    closedBy: row.closedByName,
    closedAt: row.closedAt.toISOString(),
    people: row.people.map((sum) =>
      toDeskSum({ ...sum, name: (sum.userId && names.get(sum.userId)) || null }),
    ),
  };
}
