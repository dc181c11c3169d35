import {
  type InputOf,
  type ResponseOf,
  type ritualDays,
  type ritualEntries,
  type RitualDayCounts,
  type RitualEntry,
  toPage,
} from '@kathok/contract';
import { orNotFound } from '../../../base/app-error.ts';
import type { Ctx } from '../../../platform/context.ts';
import { findDays } from '../days/ritual-day.repository.ts';
import {
  findOpenEntries,
  findTakenOff,
  type LineRecord,
  type ListFilter,
  readLines,
} from './entry.repository.ts';

type RitualDays = typeof ritualDays;

/** A page of the list. How many names there are is kept, so that a long list opens as fast as a short one. */
export async function listEntries(
  ctx: Ctx,
  { params, query }: InputOf<RitualDays['entries']>,
): Promise<ResponseOf<RitualDays['entries']>> {
  const { page, take, sortBy = 'order', q } = query;
  const [day] = await findDays(ctx.db, { ids: [params.id] });
  const counts = orNotFound(orNotFound(day).counts);
  const filter: ListFilter = {
    living: query.living ?? (query.deceased === undefined ? undefined : !query.deceased),
    isUnverified: query.unverified,
    isRead: query.read,
    q,
  };
  const skipped = (page - 1) * take;
  const found = await readLines(ctx.db, params.id, filter, { by: sortBy, take, skipped });
  const hasMore = found.length > take;
  const lines = found.slice(0, take).map(toLine);
  // Names that stand twice are one line: where the list ends tells how many lines there are.
  const known = hasMore ? Math.max(countOf(counts, filter), skipped + take + 1) : skipped + lines.length;
  const { data, meta } = toPage(lines, known, { page, take });
  return { data, meta: { ...meta, hasNextPage: hasMore, isCountExact: !hasMore }, ...counts };
}

/** As many as there can be: of a filter that is not kept, all of the list. */
function countOf(counts: RitualDayCounts, { living, isUnverified, isRead }: ListFilter): number {
  if (living !== undefined) return living ? counts.living : counts.deceased;
  if (isUnverified) return counts.unverified;
  if (isRead !== undefined) return isRead ? counts.read : counts.names - counts.read;
  return counts.names;
}

export function toLine(row: LineRecord): RitualEntry {
  return {
    id: row.id,
    ritualDayId: row.ritualDayId,
    name: row.name,
    living: row.living,
    order: row.sortOrder,
    times: row.same.times,
    isUnverified: row.same.isUnverified && row.readAt === null,
    isLate: row.isLate,
    weekDay: row.weekDay,
    offering: row.offering,
    readAt: row.readAt?.toISOString() ?? null,
    writtenBy: row.writtenBy,
    givenName: row.givenName === row.name ? null : row.givenName,
    corrects: row.corrects,
    version: row.version,
  };
}

const because = {
  unpaid: 'unpaid',
  processing: 'waiting',
  pending: 'waiting',
  rejected: 'rejected',
  failed: 'rejected',
  cancelled: 'cancelled',
  reversed: 'reversed',
} as const;

export async function listTakenOff(
  ctx: Ctx,
  { params }: InputOf<RitualDays['takenOff']>,
): Promise<ResponseOf<RitualDays['takenOff']>> {
  const [day] = await findDays(ctx.db, { ids: [params.id] });
  const rows = await findTakenOff(ctx.db, orNotFound(day).id);
  return rows.map(({ paymentStatus, isRemoved, ...row }) => {
    const status = paymentStatus as keyof typeof because | null;
    return Object.assign(row, { because: isRemoved || !status ? ('removed' as const) : because[status] });
  });
}

/** Names whose day was cancelled, until somebody says on which other one they are read. */
export async function listOpenEntries(ctx: Ctx): Promise<ResponseOf<(typeof ritualEntries)['open']>> {
  const rows = await findOpenEntries(ctx.db);
  return rows.map((row) =>
    Object.assign(toLine(row), {
      ritualId: row.ritualId,
      ritual: row.ritual,
      cancelledDate: row.cancelledDate,
    }),
  );
}
