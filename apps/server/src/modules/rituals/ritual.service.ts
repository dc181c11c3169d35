import { dayOf, type InputOf, isAllowed, type Ritual, type rituals, shownRitualDays } from '@kathok/contract';
import { AppError, orNotFound } from '../../base/app-error.ts';
import type { Db, Tx } from '../../db/open-database.ts';
import { changes } from '../../platform/audit/audit.ts';
import { type Ctx, inTransaction } from '../../platform/context.ts';
import { stateOf } from './days/day-rules.ts';
import {
  countUses,
  deleteRitual,
  findRituals,
  insertRitual,
  lockRitual,
  type RitualRecord,
  setPurposes,
  updateRitualRow,
} from './ritual.repository.ts';
import { words } from './words.en.ts';

type Rituals = typeof rituals;
type Fields = Partial<InputOf<Rituals['create']>['body']>;

/** Somebody who may see lists. */
export const isReader = (ctx: Ctx): boolean =>
  ctx.actor !== null && isAllowed(ctx.actor.ability, 'read', 'Ritual');

export async function listRituals(ctx: Ctx, { query }: InputOf<Rituals['list']>): Promise<Ritual[]> {
  const staff = isReader(ctx);
  const seen = staff ? { includeInactive: query.includeInactive ?? true } : { isPublic: true };
  const rows = await findRituals(ctx.db, dayOf(ctx.now), shownRitualDays, seen);
  return rows.map((row) => toRitual(row, ctx.now, staff));
}

export async function getRitual(ctx: Ctx, { params }: InputOf<Rituals['get']>): Promise<Ritual> {
  const staff = isReader(ctx);
  const seen = staff ? { includeInactive: true } : { isPublic: true };
  const [row] = await findRituals(ctx.db, dayOf(ctx.now), shownRitualDays, { ...seen, id: params.id });
  return toRitual(orNotFound(row), ctx.now, staff);
}

export function createRitual(ctx: Ctx, { body }: InputOf<Rituals['create']>): Promise<Ritual> {
  return inTransaction(ctx, async (tx) => {
    const { name } = body;
    const [rhythm, materials] = [JSON.stringify(body.rhythm), JSON.stringify(body.materials)];
    const row = { ...columnsOf(body), name, rhythm, materials, createdAt: ctx.now, updatedAt: ctx.now };
    const id = await insertRitual(tx, row);
    await setPurposes(tx, id, body.purposeIds);
    const created = await presentRitual(tx, ctx, id);
    await ctx.audit(tx, { action: 'create', ...audited(created), after: { ...body } });
    return created;
  });
}

export function updateRitual(ctx: Ctx, { params, body }: InputOf<Rituals['update']>): Promise<Ritual> {
  const { version, ...change } = body;
  return inTransaction(ctx, async (tx) => {
    const { version: current } = orNotFound(await lockRitual(tx, params.id));
    if (version !== undefined && version !== current) throw new AppError('stale_version');
    const before = await presentRitual(tx, ctx, params.id);
    const differing = changes(fieldsOf(before), change);
    if (Object.keys(differing.after).length === 0) return before;
    if (change.purposeIds) await setPurposes(tx, params.id, change.purposeIds);
    await updateRitualRow(tx, params.id, columnsOf(change), ctx.now);
    const after = await presentRitual(tx, ctx, params.id);
    await ctx.audit(tx, { action: 'update', ...audited(after), ...differing });
    return after;
  });
}

export function removeRitual(ctx: Ctx, { params }: InputOf<Rituals['remove']>): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const row = orNotFound(await lockRitual(tx, params.id));
    if (row.shipped) throw new AppError('in_use', { detail: words.isShipped });
    const counts = await countUses(tx, row.id);
    if (counts.names + counts.dedications > 0)
      throw new AppError('in_use', { detail: words.isInUse, counts: { ...counts } });
    const before = fieldsOf(await presentRitual(tx, ctx, row.id));
    await deleteRitual(tx, row.id);
    await ctx.audit(tx, { action: 'remove', ...audited(row), before });
  });
}

async function presentRitual(db: Db | Tx, ctx: Ctx, id: string): Promise<Ritual> {
  const [row] = await findRituals(db, dayOf(ctx.now), shownRitualDays, { id, includeInactive: true });
  return toRitual(orNotFound(row), ctx.now, true);
}

/** What is bought for a day is nothing for the public. */
function toRitual(row: RitualRecord, now: Date, isStaff: boolean): Ritual {
  const { closingDays, closingHour, days, createdAt, updatedAt, materials, ...ritual } = row;
  return {
    ...ritual,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    materials: isStaff ? materials : [],
    purposeIds: row.purposes.map(({ id }) => id),
    closesAt: { days: closingDays, hour: closingHour },
    days: days.map((day) => {
      const closesAt = new Date(day.closesAt);
      const state = stateOf({ state: day.state, closesAt }, now);
      return { ...day, ritualId: row.id, state, closesAt: closesAt.toISOString() };
    }),
  };
}

function fieldsOf(ritual: Ritual) {
  const { name, nameDzongkha, description, descriptionDzongkha, rhythm, purposeIds, closesAt } = ritual;
  const { isPublic, includeUnverified, materials, isActive } = ritual;
  const texts = { name, nameDzongkha, description, descriptionDzongkha };
  return { ...texts, rhythm, purposeIds, closesAt, isPublic, includeUnverified, materials, isActive };
}

function columnsOf({ purposeIds: _apart, closesAt, rhythm, materials, ...fields }: Fields) {
  return {
    ...fields,
    ...(rhythm && { rhythm: JSON.stringify(rhythm) }),
    ...(materials && { materials: JSON.stringify(materials) }),
    ...(closesAt && { closingDays: closesAt.days, closingHour: closesAt.hour }),
  };
}

const audited = ({ id, name }: { id: string; name: string }) => ({
  entity: 'Ritual',
  entityId: id,
  label: name,
});
