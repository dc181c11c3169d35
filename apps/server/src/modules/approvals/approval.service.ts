import { type Approval, type approvals, type InputOf, isAllowed, type Paged } from '@kathok/contract';
import { AppError, orNotFound } from '../../base/app-error.ts';
import type { Db, Tx } from '../../db/open-database.ts';
import { writeNow } from '../../db/at-end/index.ts';
import { actorOf, type Ctx, inTransaction } from '../../platform/context.ts';
import {
  type ApprovalRecord,
  closeApproval,
  findApproval,
  findApprovals,
  lockApproval,
  reopenApproval,
} from './approval.repository.ts';
import { callOf, type HeldInput, type Hold, rightOf } from './hold.ts';
import { approvalPresenter, type Holds, holdsRight, isPartOf } from './present-approval.ts';
import { words } from './words.en.ts';

type Run = (ctx: Ctx, input: HeldInput, prepared?: unknown) => Promise<unknown>;
/** The calls that wait, and how each is done. */
export interface HeldCalls {
  holds: Holds;
  run(call: string): Run;
}

/** Somebody sees what they may look at: of donations with the right to read these, and so on. */
export async function listApprovals(
  ctx: Ctx,
  { query }: InputOf<typeof approvals.list>,
  { holds }: HeldCalls,
): Promise<Paged<Approval>> {
  const { ability } = actorOf(ctx);
  const calls = [...holds]
    .filter(([, { endpoint }]) => isAllowed(ability, 'read', ...rightOf(endpoint).subjects))
    .map(([call]) => call);
  const { data, meta } = await findApprovals(ctx.db, calls, query);
  const present = await approvalPresenter(ctx.db, ctx, holds);
  return { data: data.map(present), meta };
}

async function show(ctx: Ctx, id: string, { holds }: HeldCalls): Promise<Approval> {
  const present = await approvalPresenter(ctx.db, ctx, holds);
  return present(orNotFound(await findApproval(ctx.db, id)));
}

interface Deciding {
  row: ApprovalRecord;
  hold: Hold;
}

/** Nobody else decides on it meanwhile. Who may not even look at it is told nothing. */
async function lockToDecide(tx: Tx, ctx: Ctx, id: string, { holds }: HeldCalls): Promise<Deciding> {
  const row = orNotFound(await lockApproval(tx, id));
  const hold = orNotFound(holds.get(row.call));
  const { ability, id: actorId } = actorOf(ctx);
  const { subjects } = rightOf(hold.endpoint);
  if (!isAllowed(ability, 'read', ...subjects)) throw new AppError('not_found');
  if (!holdsRight(hold, ability)) throw new AppError('not_allowed');
  if (isPartOf(row, actorId)) throw new AppError('self_approval');
  if (row.state !== 'waiting') {
    const by = (await findApproval(tx, id))?.deciderName ?? '';
    throw new AppError('wrong_state', { detail: words.decided[row.state](by) });
  }
  return { row, hold };
}

/** What it waits to do is no longer what was asked for. */
class Outdated extends Error {}
const refusals = new Set(['wrong_state', 'not_found', 'validation_failed', 'in_use', 'already_exists']);

/** Looks at the record again: as it was then, or it is too late. */
async function requireUnchanged(tx: Tx, ctx: Ctx, { row, hold }: Deciding): Promise<void> {
  const held = await describeAgain(tx, ctx, { row, hold });
  if (!held) throw new Outdated(words.noLonger);
  if (held.fingerprint !== row.fingerprint) throw new Outdated(words.changed(row.situation, held.situation));
  if (held.tookPart.includes(actorOf(ctx).id)) throw new AppError('self_approval');
}

async function describeAgain(tx: Tx, ctx: Ctx, { row, hold }: Deciding) {
  try {
    return await hold.describe(tx, { ...ctx, db: tx }, inputOf(row));
  } catch (error) {
    if (error instanceof AppError && refusals.has(error.code)) throw new Outdated(error.message);
    throw error;
  }
}

const inputOf = ({ arguments: given }: ApprovalRecord) => given as unknown as HeldInput;

/**
 * Done in the name of the person who approves, who holds the right of the act, with what was asked for. What can no longer
 * be done that way is over: both are told what happened meanwhile.
 */
export async function approve(
  ctx: Ctx,
  { params }: InputOf<typeof approvals.approve>,
  calls: HeldCalls,
): Promise<Approval> {
  try {
    const outside = await inTransaction(ctx, async (tx) => {
      const deciding = await lockToDecide(tx, ctx, params.id, calls);
      await requireUnchanged(tx, ctx, deciding);
      const { row, hold } = deciding;
      if (!hold.asksOutside) await runHeld({ ...ctx, db: tx }, calls, row);
      await closeAsApproved(tx, ctx, row);
      return hold.asksOutside ? row : null;
    });
    if (outside) await runOutside(ctx, calls, outside);
  } catch (error) {
    if (!(error instanceof Outdated)) throw error;
    await closeAsOutdated(ctx, params.id, error.message);
    throw new AppError('wrong_state', { detail: error.message });
  }
  return show(ctx, params.id, calls);
}

async function runHeld(ctx: Ctx & { db: Tx }, calls: HeldCalls, row: ApprovalRecord): Promise<void> {
  try {
    await calls.run(row.call)(ctx, inputOf(row));
    await writeNow(ctx.db);
  } catch (error) {
    if (error instanceof AppError && refusals.has(error.code)) throw new Outdated(reasonOf(error));
    throw error;
  }
}

function reasonOf({ message, details: { errors = [] } }: AppError): string {
  const faults = errors.flatMap(({ property, constraints }) =>
    Object.values(constraints).map((fault) => `${property} ${fault}`),
  );
  return faults.length > 0 ? faults.join('; ') : message;
}

/** Nobody approves it twice while the outside world thinks. Where it could not even be asked, it waits as before. */
async function runOutside(ctx: Ctx, calls: HeldCalls, row: ApprovalRecord): Promise<void> {
  try {
    await calls.run(row.call)(ctx, inputOf(row));
  } catch (error) {
    await inTransaction(ctx, (tx) => reopenApproval(tx, row));
    if (error instanceof AppError && refusals.has(error.code)) throw new Outdated(reasonOf(error));
    throw error;
  }
}

/** Somebody who makes the very same call has approved what waited. */
export async function closeAsApproved(tx: Tx, ctx: Ctx, row: ApprovalRecord): Promise<void> {
  await closeApproval(tx, row.id, { state: 'approved', ...decidedBy(ctx), decisionReason: null });
  await ctx.audit(tx, { ...auditedApproval(row), action: 'approve_as_second_person' });
  await tellAsker(tx, ctx, row, (told) => words.mails.approved(told));
}

export async function decline(
  ctx: Ctx,
  { params, body: { reason } }: InputOf<typeof approvals.decline>,
  calls: HeldCalls,
): Promise<Approval> {
  await inTransaction(ctx, async (tx) => {
    const { row } = await lockToDecide(tx, ctx, params.id, calls);
    await closeApproval(tx, row.id, { state: 'declined', ...decidedBy(ctx), decisionReason: reason });
    await ctx.audit(tx, { ...auditedApproval(row), action: 'decline_as_second_person', reason });
    await tellAsker(tx, ctx, row, (told) => words.mails.declined({ ...told, reason }));
  });
  return show(ctx, params.id, calls);
}

async function closeAsOutdated(ctx: Ctx, id: string, reason: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const row = await lockApproval(tx, id);
    if (row?.state !== 'waiting') return;
    const outcome = { state: 'outdated' as const, decidedBy: null, decidedAt: ctx.now };
    await closeApproval(tx, id, { ...outcome, decisionReason: reason.slice(0, 500) });
    await ctx.audit(tx, { ...auditedApproval(row), action: 'second_person_too_late', reason });
    await tellAsker(tx, ctx, row, (told) => words.mails.outdated({ ...told, reason }));
  });
}

const decidedBy = (ctx: Ctx) => ({ decidedBy: actorOf(ctx).id, decidedAt: ctx.now });

const auditedApproval = ({ id: approvalId, act, entity, entityId, label }: ApprovalRecord) => ({
  entity,
  entityId,
  label,
  after: { approvalId, act },
});

type DecisionMessage = { name: string; label: string; by: string; link: string };

async function tellAsker(
  tx: Tx,
  ctx: Ctx,
  { id, label }: ApprovalRecord,
  write: (told: DecisionMessage) => { subject: string; body: string },
): Promise<void> {
  const asker = await findApproval(tx, id);
  if (!asker?.askerEmail) return;
  const told = { name: asker.askerName, label, by: actorOf(ctx).name, link: `${ctx.baseUrl}/approvals` };
  await ctx.mail.send(tx, { kind: 'approval_decided', recipient: asker.askerEmail, ...write(told) });
}

/** The call that waits under this id, and what it was given: approving it asks what the call itself asks. */
export async function findWaitingCall(db: Db | Tx, approvalId: string, list: readonly Hold[]) {
  const row = await findApproval(db, approvalId);
  const hold = row && list.find(({ endpoint }) => callOf(endpoint) === row.call);
  return hold && { endpoint: hold.endpoint, input: row.arguments as unknown as HeldInput };
}
