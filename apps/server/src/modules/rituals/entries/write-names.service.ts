import {
  type InputOf,
  type ResponseOf,
  type ritualDays,
  type ritualEntries,
  type RitualEntry,
} from '@kathok/contract';
import { AppError, fieldProblem, orNotFound } from '../../../base/app-error.ts';
import type { Tx } from '../../../db/open-database.ts';
import { type Ctx, inTransaction } from '../../../platform/context.ts';
import { stateOf } from '../days/day-rules.ts';
import { auditedDay } from '../days/present-day.ts';
import { lockDay } from '../days/ritual-day.repository.ts';
import { words } from '../words.en.ts';
import {
  type EntryRecord,
  findLines,
  findSameEntries,
  insertEntries,
  lockEntry,
  placeEntries,
  updateEntry,
} from './entry.repository.ts';
import { toLine } from './list-entries.service.ts';

type RitualDays = typeof ritualDays;
type RitualEntries = typeof ritualEntries;

/** Staff may add to a list that has closed, which is marked; what was read is corrected by a line beside it. */
export function writeNames(
  ctx: Ctx,
  { params, body }: InputOf<RitualDays['write']>,
): Promise<ResponseOf<RitualDays['write']>> {
  const { names, living, corrects = null } = body;
  return inTransaction(ctx, async (tx) => {
    const day = orNotFound(await lockDay(tx, params.id));
    const state = stateOf(day, ctx.now);
    const corrected = corrects === null ? null : await lockEntry(tx, corrects);
    if (corrects !== null && (corrected?.ritualDayId !== day.id || corrected.readAt === null))
      throw fieldProblem('corrects', 'wasRead', words.notCorrected);
    const takesNames = state === 'confirmed' || state === 'closed' || (state === 'read' && corrected);
    if (!takesNames) throw new AppError('wrong_state', { detail: words.notOpen });
    const ids = await insertEntries(
      tx,
      names.map((name) => ({
        ritualId: day.ritualId,
        ritualDayId: day.id,
        name,
        living,
        corrects,
        isLate: state !== 'confirmed',
        writtenBy: ctx.actor?.id ?? null,
        createdAt: ctx.now,
      })),
    );
    await ctx.audit(tx, {
      action: 'write_names',
      ...auditedDay(day),
      after: { names: names.length, living },
    });
    return (await findLines(tx, ids)).map(toLine);
  });
}

/** The same spelling wherever the name stands on this list; what the donor wrote is kept beside it. */
export function updateEntryOfList(
  ctx: Ctx,
  { params, body }: InputOf<RitualEntries['update']>,
): Promise<RitualEntry> {
  const { version, name, living, order } = body;
  return inTransaction(ctx, async (tx) => {
    const entry = await lockWithDay(tx, params.id);
    if (version !== undefined && version !== entry.version) throw new AppError('stale_version');
    const isRespelt = (name ?? entry.name) !== entry.name || (living ?? entry.living) !== entry.living;
    if (entry.readAt !== null && isRespelt) throw new AppError('wrong_state', { detail: words.readStays });
    const alike = entry.ritualDayId ? await findSameEntries(tx, entry.ritualDayId, [entry.id]) : [entry.id];
    for (const id of alike) {
      const given = isRespelt && {
        givenName: entry.givenName ?? entry.name,
        givenLiving: entry.givenLiving ?? entry.living,
      };
      await updateEntry(tx, id, { name, living, sortOrder: order, ...given });
    }
    const [line] = await findLines(tx, [entry.id]);
    // Which name it was stands on the list, with what it was before: names of the dead are in no other place.
    const action = isRespelt ? 'respell' : 'reorder';
    if (isRespelt || (order !== undefined && order !== entry.sortOrder))
      await ctx.audit(tx, { action, entity: 'RitualEntry', entityId: entry.id });
    return toLine(orNotFound(line));
  });
}

/** The day first, as everybody locks them; then the entry as it is by now. */
async function lockWithDay(tx: Tx, id: string): Promise<EntryRecord> {
  const [found] = await findLines(tx, [id]);
  if (found?.ritualDayId) await lockDay(tx, found.ritualDayId);
  const entry = orNotFound(await lockEntry(tx, id));
  if (entry.removedAt) throw new AppError('wrong_state', { detail: words.wasTakenOff });
  return entry;
}

/** Names whose day was cancelled get the day that somebody decides on. */
export function placeOpenEntries(
  ctx: Ctx,
  { body }: InputOf<RitualEntries['place']>,
): Promise<ResponseOf<RitualEntries['place']>> {
  return inTransaction(ctx, async (tx) => {
    const day = await lockDay(tx, body.ritualDayId);
    if (!day || day.state !== 'confirmed') throw fieldProblem('ritualDayId', 'exists', words.noDay);
    const isLate = stateOf(day, ctx.now) === 'closed';
    const placed = await placeEntries(tx, body.entryIds, { dayId: day.id, isLate });
    if (placed.length > 0)
      await ctx.audit(tx, { action: 'place_names', ...auditedDay(day), after: { names: placed.length } });
    return { placed: placed.length };
  });
}
