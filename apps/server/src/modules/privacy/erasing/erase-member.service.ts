import { dayOf, type InputOf, type privacy, readMembershipCode } from '@kathok/contract';
import { AppError, fieldProblem, orNotFound } from '../../../base/app-error.ts';
import type { Tx } from '../../../db/open-database.ts';
import { type Ctx, inTransaction } from '../../../platform/context.ts';
import type { JobHandlers } from '../../../platform/jobs/job-handler.ts';
import { enqueue } from '../../../platform/jobs/job.repository.ts';
import { endLinks, endSessions } from '../../auth/index.ts';
import { findPhotos } from '../personal-data/held-records.repository.ts';
import { findWholePerson, type WholePerson } from '../whole-person.repository.ts';
import {
  emptyAccounts,
  emptyClaimsAndMerges,
  emptyDonations,
  emptyMessages,
  emptyPayments,
  emptyPeople,
  endMemberships,
  findErasable,
  findIdentifyingTexts,
  findUserIds,
  lockWholePerson,
  removePapersAndNotes,
  removeTraces,
} from './erase.repository.ts';
import { countObstacles } from './obstacle.repository.ts';
import {
  findRecordIds,
  type Redacted,
  redactEntries,
  sealAllFirst,
  type Traces,
} from './redaction.repository.ts';
import { words } from './words.en.ts';

type Erase = InputOf<typeof privacy.erase>;
const lateJob = 'redact_late_entries';
const lateAfterMs = 10 * 60 * 1000;

/** Replaces who somebody is by nothing, in one transaction. What was paid and issued stays (docs/decisions/erasing-people.md). */
export function eraseMember(ctx: Ctx, { params, body }: Erase): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const whole = orNotFound(await findWholePerson(tx, params.id));
    await lockWholePerson(tx, whole);
    // Somebody may have been merged with them before the lock was given.
    const locked = await findWholePerson(tx, params.id);
    if (locked?.memberIds.toSorted().join() !== whole.memberIds.toSorted().join())
      throw new AppError('wrong_state', { detail: words.mergedMeanwhile });
    const { membershipCode, erasedAt } = orNotFound(await findErasable(tx, params.id));
    const typed = readMembershipCode(body.membershipCode) ?? body.membershipCode;
    if (typed !== membershipCode) throw fieldProblem('membershipCode', 'isSame', words.otherCode);
    if (erasedAt) throw new AppError('wrong_state', { detail: words.alreadyErased });
    const obstacles = await countObstacles(tx, whole);
    if (Object.values(obstacles).some((count) => count > 0))
      throw new AppError('wrong_state', { detail: words.isOpen(obstacles) });

    await sealAllFirst(tx);
    const recordIds = await findRecordIds(tx, whole);
    const userIds = await replaceEverything(tx, ctx, whole, recordIds);
    const traces: Traces = { recordIds, userIds, codes: whole.membershipCodes };
    const round = await redactEntries(tx, traces);
    await auditErasure(tx, ctx, { memberId: params.id, membershipCode, reason: body.reason, round });
    const payload = { memberId: params.id, ...traces };
    const runAt = new Date(ctx.now.getTime() + lateAfterMs);
    await enqueue(tx, { kind: lateJob, payload, uniqueKey: params.id, runAt, now: ctx.now });
  });
}

/** All but the audit. Answers the accounts that were theirs. */
async function replaceEverything(
  tx: Tx,
  ctx: Ctx,
  whole: WholePerson,
  recordIds: string[],
): Promise<string[]> {
  const { now } = ctx;
  const said = await findIdentifyingTexts(tx, whole);
  const userIds = (await findUserIds(tx, whole)).map(({ id }) => id);
  const photos = await findPhotos(tx, whole);
  await emptyMessages(tx, whole);
  for (const userId of userIds) {
    await endSessions(ctx, tx, userId, 'account_removed');
    await endLinks(tx, userId);
  }
  await emptyAccounts(tx, userIds, now);
  await emptyPeople(tx, whole, now);
  await endMemberships(tx, whole, dayOf(now), now);
  await emptyDonations(tx, whole, now);
  await emptyClaimsAndMerges(tx, whole, now);
  const slips = await emptyPayments(tx, recordIds);
  const papers = await removePapersAndNotes(tx, whole);
  await removeTraces(tx, whole, recordIds, said);
  for (const file of [...photos, ...slips, ...papers]) await ctx.files.remove(tx, file);
  return userIds;
}

interface Erasure {
  memberId: string;
  membershipCode: string;
  reason: string;
  round: Redacted;
}

/** The entry of the erasure seals what became of the others. */
async function auditErasure(tx: Tx, ctx: Ctx, { memberId, membershipCode: label, reason, round }: Erasure) {
  const after = { round: round.id, redactedEntries: round.count, redactions: round.digest };
  await ctx.audit(tx, { action: 'erase', entity: 'Member', entityId: memberId, label, after, reason });
}

/** Somebody may have had the record open meanwhile: what was written then is redacted, too. */
const redactLate: JobHandlers[string] = async (ctx, payload) => {
  const { memberId, ...traces } = payload as unknown as Traces & { memberId: string };
  await inTransaction(ctx, async (tx) => {
    const { membershipCode } = orNotFound(await findErasable(tx, memberId));
    await sealAllFirst(tx);
    const round = await redactEntries(tx, traces);
    if (round.count > 0) await auditErasure(tx, ctx, { memberId, membershipCode, reason: words.late, round });
  });
};

export const erasureJobs: JobHandlers = { [lateJob]: redactLate };
