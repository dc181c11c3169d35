import type { WaitingAnswer } from '@kathok/contract';
import { AppError } from '../../base/app-error.ts';
import type { Tx } from '../../db/open-database.ts';
import { actorOf, type Ctx, inTransaction } from '../../platform/context.ts';
import { readSettings } from '../../platform/settings.repository.ts';
import { type ApprovalRecord, findApproval, insertApproval, lockWaiting } from './approval.repository.ts';
import { callOf, type HeldAct, type HeldInput, type Hold } from './hold.ts';
import { holdsRight, isPartOf } from './present-approval.ts';
import { words } from './words.en.ts';

type Run = (ctx: Ctx, input: HeldInput) => Promise<unknown>;

/** Ends a trial: whatever it wrote is taken back with its transaction. */
class TrialOver extends Error {}

/**
 * What of a call waits for a second person; null where the centre wants one person, or this call needs no more. The call
 * is tried out and taken back, so that whatever would be refused is refused now.
 */
export async function findHeldAct(ctx: Ctx, hold: Hold, input: HeldInput, run: Run): Promise<HeldAct | null> {
  if (!ctx.actor || !(await readSettings(ctx.db)).requireSecondPerson) return null;
  const held = await inTransaction(ctx, (tx) => hold.describe(tx, { ...ctx, db: tx }, input));
  if (!held || hold.asksOutside) return held;
  const trial = inTransaction(ctx, async (tx) => {
    await run({ ...ctx, db: tx }, held.parts?.waits ?? input);
    throw new TrialOver();
  });
  await trial.catch((error: unknown) => {
    if (!(error instanceof TrialOver)) throw error;
  });
  return held;
}

/** Writes down what is asked for. Asked again by the same person it is the same; by another one it is decided on first. */
export async function askForSecondPerson(
  tx: Tx,
  ctx: Ctx,
  hold: Hold,
  held: HeldAct,
  input: HeldInput,
): Promise<WaitingAnswer> {
  const { entity, entityId, label, reason = null, sum } = held;
  const asker = actorOf(ctx).id;
  const given = canonical(held.parts?.waits ?? input);
  const waiting = entityId !== null || entity === 'Settings' ? await lockWaiting(tx, held) : undefined;
  if (waiting) {
    if (waiting.askedBy === asker && isSame(waiting, hold, given)) return { approvalId: waiting.id };
    const shown = await findApproval(tx, waiting.id);
    throw new AppError('wrong_state', { detail: words.waitsAlready(shown?.askerName ?? '') });
  }
  const approvalId = await insertApproval(tx, {
    act: hold.act,
    call: callOf(hold.endpoint),
    arguments: given,
    changes: JSON.stringify(held.changes),
    entity,
    entityId,
    label,
    amount: sum?.amount ?? null,
    currency: sum?.currency ?? null,
    reason,
    situation: held.situation,
    fingerprint: held.fingerprint,
    tookPart: JSON.stringify(held.tookPart),
    askedBy: asker,
    askedAt: ctx.now,
    state: 'waiting',
  });
  const after = { approvalId, act: hold.act };
  await ctx.audit(tx, { action: 'ask_second_person', entity, entityId, label, reason, after });
  return { approvalId };
}

/** What waits, where this very call by this very person is what it waits for. */
export async function findSeconded(
  tx: Tx,
  ctx: Ctx,
  hold: Hold,
  held: HeldAct,
  input: HeldInput,
): Promise<ApprovalRecord | undefined> {
  if (!hold.isSecondedByCalling) return undefined;
  const waiting = await lockWaiting(tx, held);
  const { id, ability } = actorOf(ctx);
  if (!waiting || waiting.fingerprint !== held.fingerprint || !holdsRight(hold, ability)) return undefined;
  if (isPartOf(waiting, id) || held.tookPart.includes(id)) return undefined;
  return isSame(waiting, hold, canonical(input)) ? waiting : undefined;
}

const isSame = (waiting: ApprovalRecord, { endpoint }: Hold, given: string) =>
  waiting.call === callOf(endpoint) && canonical(waiting.arguments) === given;

/** The same text for the same values: the database orders the keys of what it keeps. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
