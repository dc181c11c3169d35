import {
  addDays,
  type Day,
  dayOf,
  erasedName,
  type InputOf,
  type Pledge,
  type PledgeExpectations,
  type pledges,
} from '@kathok/contract';
import { AppError, fieldProblem, orNotFound } from '../../base/app-error.ts';
import type { Tx } from '../../db/open-database.ts';
import { changes } from '../../platform/audit/audit.ts';
import { actorOf, type Ctx, inTransaction } from '../../platform/context.ts';
import { checkPromise, readGiver } from '../donations/index.ts';
import { lastOf } from './expectations/expectations.ts';
import type { PledgeVersion } from './expectations/periods.ts';
import { findHeld, isPledgeStaff, requireHolder } from './pledge-access.ts';
import type { PledgeRecord } from './pledge-facts-sql.ts';
import {
  deletePayer,
  findPledge,
  insertPledge,
  lockPledge,
  setEnd,
  updatePledgeRow,
  writeVersion,
} from './pledge.repository.ts';
import {
  auditablePledge,
  auditedPledge,
  presentExpectations,
  presentPledge,
  termsOf,
} from './present-pledge.ts';
import { words } from './words.en.ts';

type Pledges = typeof pledges;

export async function getPledge(ctx: Ctx, { params }: InputOf<Pledges['get']>): Promise<Pledge> {
  const holder = await findHeld(ctx, params.id, 'read');
  return presentPledge(ctx.db, ctx, params.id, holder);
}

export async function getExpectations(
  ctx: Ctx,
  { params }: InputOf<Pledges['expectations']>,
): Promise<PledgeExpectations> {
  await findHeld(ctx, params.id, 'read');
  return presentExpectations(ctx.db, params.id, ctx.now);
}

/** Nothing is paid by it, and nothing is owed: it says what somebody wishes to give, and from when. */
export function createPledge(ctx: Ctx, { body }: InputOf<Pledges['create']>): Promise<Pledge> {
  return inTransaction(ctx, async (tx) => {
    const { now } = ctx;
    const isStaff = isPledgeStaff(ctx, 'create');
    const { startsOn = dayOf(now), rhythm, amount, currency, endsOn, times, remind, purposeId } = body;
    requireSpan({ startsOn, endsOn, times, rhythm }, dayOf(now));
    const donor = await readGiver(tx, body, { isStaff, now });
    const dayOfMonth = body.dayOfMonth ?? Number(startsOn.slice(8));
    const { dedication } = body;
    const channel: PledgeRecord['channel'] = isStaff ? 'staff' : ctx.actor?.memberId ? 'member' : 'public';
    const row = {
      ...donor,
      donorType: body.donorType,
      purposeId,
      amount,
      currency,
      rhythm,
      dayOfMonth,
      startsOn,
      endsOn,
      times,
      remind,
      channel,
      dedication: dedication && JSON.stringify(keptDedication(dedication)),
      createdAt: now,
      updatedAt: now,
    } as const;
    const id = await insertPledge(tx, row, { from: startsOn, amount, rhythm, dayOfMonth, isPaused: false });
    await keepEnd(tx, id);
    const created = orNotFound(await findPledge(tx, id));
    await ctx.audit(tx, { action: 'create', ...auditedPledge(created), after: auditablePledge(created) });
    return presentPledge(tx, ctx, id, { isStaff: isPledgeStaff(ctx, 'read'), isOwn: !isStaff });
  });
}

/** From a day on another sum, rhythm or day of the month; what was pledged for earlier periods stays. */
export function updatePledge(ctx: Ctx, { params, body }: InputOf<Pledges['update']>): Promise<Pledge> {
  const { version, from = dayOf(ctx.now), ...change } = body;
  return inTransaction(ctx, async (tx) => {
    const before = orNotFound(await lockPledge(tx, params.id));
    const holder = await requireHolder(tx, ctx, before, 'update');
    if (version !== undefined && version !== before.version) throw new AppError('stale_version');
    if (before.state === 'ended') throw new AppError('wrong_state', { detail: words.isEnded });
    if (before.donorName === erasedName) throw new AppError('wrong_state', { detail: words.erased });
    requireOpenFields(before, change, holder.isStaff);
    if (from < dayOf(ctx.now)) throw fieldProblem('from', 'isToCome', words.pastChange);
    const { purposeId, amount, currency } = { ...before, ...present(change) };
    const kept = change.purposeId === undefined && change.amount === undefined;
    if (!kept)
      await checkPromise(tx, { purposeId, amount, currency }, { isStaff: holder.isStaff, now: ctx.now });
    const terms = { ...before, ...present(change) };
    requireSpan(terms, dayOf(ctx.now));
    await updatePledgeRow(tx, before.id, columnsOf(change), ctx.now);
    const { rhythm, dayOfMonth } = terms;
    const isOther = amount !== before.amount || rhythm !== before.rhythm || dayOfMonth !== before.dayOfMonth;
    const isPaused = before.state === 'paused';
    const first = before.startsOn > from ? before.startsOn : from;
    if (isOther) await writeVersion(tx, before.id, { from: first, amount, rhythm, dayOfMonth, isPaused });
    await keepEnd(tx, before.id);
    await auditChange(tx, ctx, 'update', before);
    return presentPledge(tx, ctx, before.id, holder);
  });
}

export const pausePledge = (ctx: Ctx, input: InputOf<Pledges['pause']>): Promise<Pledge> =>
  changeState(ctx, input.params.id, 'pause', (state) => {
    if (state !== 'active') throw new AppError('wrong_state', { detail: words.notActive });
    return 'paused';
  });

export const resumePledge = (ctx: Ctx, input: InputOf<Pledges['resume']>): Promise<Pledge> =>
  changeState(ctx, input.params.id, 'resume', (state) => {
    if (state === 'active') throw new AppError('wrong_state', { detail: words.runs });
    return 'active';
  });

export const endPledge = (ctx: Ctx, input: InputOf<Pledges['end']>): Promise<Pledge> =>
  changeState(ctx, input.params.id, 'end', (state) => {
    if (state === 'ended') throw new AppError('wrong_state', { detail: words.endedAlready });
    return 'ended';
  });

type State = PledgeRecord['state'];

/** From today on. Nobody is asked for a reason, and what came stays what it is. */
function changeState(
  ctx: Ctx,
  id: string,
  action: 'pause' | 'resume' | 'end',
  next: (state: State) => State,
): Promise<Pledge> {
  return inTransaction(ctx, async (tx) => {
    const before = orNotFound(await lockPledge(tx, id));
    const holder = await requireHolder(tx, ctx, before, 'update');
    if (before.donorName === erasedName) throw new AppError('wrong_state', { detail: words.erased });
    const state = next(before.state);
    const today = dayOf(ctx.now);
    const { amount, rhythm, dayOfMonth, startsOn } = before;
    const from = startsOn > today ? startsOn : today;
    await writeVersion(tx, id, { from, amount, rhythm, dayOfMonth, isPaused: state !== 'active' });
    await updatePledgeRow(tx, id, { state, stateSince: state === 'active' ? null : today }, ctx.now);
    await keepEnd(tx, id);
    await auditChange(tx, ctx, action === 'end' ? 'end_pledge' : action, before);
    return presentPledge(tx, ctx, id, holder);
  });
}

/** What was booked by it stays; from now on the bank's text says nothing. */
export function forgetPayer(ctx: Ctx, { params }: InputOf<Pledges['forgetPayer']>): Promise<void> {
  actorOf(ctx);
  return inTransaction(ctx, async (tx) => {
    const pledge = orNotFound(await lockPledge(tx, params.id));
    const text = orNotFound(await deletePayer(tx, pledge.id, params.payerId));
    await ctx.audit(tx, { action: 'forget_payer', ...auditedPledge(pledge), before: { payer: text } });
  });
}

interface Span {
  startsOn: Day;
  endsOn: Day | null;
  times: number | null;
  rhythm: PledgeVersion['rhythm'];
}

const longestYears = 60;

/** The schema sees one body; this sees the pledge as it will be. */
function requireSpan({ startsOn, endsOn, times, rhythm }: Span, today: Day): void {
  if (endsOn !== null && endsOn < startsOn) throw fieldProblem('endsOn', 'isAfterStart', words.endsBefore);
  if (endsOn !== null && times !== null) throw fieldProblem('times', 'isAbsent', words.oneEnd);
  if (rhythm === 'total' && endsOn === null) throw fieldProblem('endsOn', 'isGiven', words.totalNeedsEnd);
  if (startsOn > addDays(today, 3660)) throw fieldProblem('startsOn', 'isNear', words.tooLong);
  if (endsOn !== null && endsOn > addDays(today, longestYears * 366))
    throw fieldProblem('endsOn', 'isNear', words.tooLong);
}

type Change = Omit<InputOf<Pledges['update']>['body'], 'version' | 'from'>;

/** How to reach a donor is changed by the office, and of a member in the register. */
function requireOpenFields(before: PledgeRecord, change: Change, isStaff: boolean): void {
  for (const field of ['phone', 'email'] as const) {
    if (change[field] === undefined) continue;
    if (!isStaff) throw fieldProblem(field, 'isForStaff', words.onlyStaff);
    if (before.memberId !== null) throw fieldProblem(field, 'isAbsent', words.fromRegister);
  }
  if (change.rhythm !== undefined && (change.rhythm === 'total') !== (before.rhythm === 'total'))
    throw fieldProblem('rhythm', 'stays', words.totalStays);
}

const present = <Values extends object>(values: Values) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Present<Values>;
type Present<Values> = { [Key in keyof Values]?: Exclude<Values[Key], undefined> };

function columnsOf({ dedication, ...fields }: Change) {
  return {
    ...present(fields),
    ...(dedication !== undefined && {
      dedication: dedication && JSON.stringify(keptDedication(dedication)),
    }),
  };
}

/** Each donation has days of its own, so no single day of a ritual is kept. */
function keptDedication({ offering, names, ritualId }: NonNullable<Change['dedication']>) {
  return { offering: offering ?? null, names, ritualId: ritualId ?? null };
}

/** When it ends by itself, beside it, so that a list can tell those that have lasted their time. */
async function keepEnd(tx: Tx, id: string): Promise<void> {
  const row = orNotFound(await findPledge(tx, id));
  const { lastDueOn = null, pledgedInAll = null } = lastOf(termsOf(row)) ?? {};
  if (lastDueOn === row.lastDueOn && pledgedInAll === row.pledgedInAll) return;
  await setEnd(tx, id, { lastDueOn, pledgedInAll });
}

async function auditChange(tx: Tx, ctx: Ctx, action: string, before: PledgeRecord): Promise<void> {
  const after = orNotFound(await findPledge(tx, before.id));
  const differing = changes(auditablePledge(before), auditablePledge(after));
  if (Object.keys(differing.after).length > 0)
    await ctx.audit(tx, { action, ...auditedPledge(after), ...differing });
}
