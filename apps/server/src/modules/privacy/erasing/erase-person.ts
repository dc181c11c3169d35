import { dayOf } from '@kathok/contract';
import { AppError, fieldProblem } from '../../../base/app-error.ts';
import { foldNameCounts } from '../../../db/kept-counts/fold-counts.repository.ts';
import type { Tx } from '../../../db/open-database.ts';
import { type Ctx, inTransaction } from '../../../platform/context.ts';
import type { JobHandlers } from '../../../platform/jobs/job-handler.ts';
import { enqueue } from '../../../platform/jobs/job.repository.ts';
import { notifyOverseers } from '../../../platform/telling/notify-overseers.ts';
import { endLinks, endSessions } from '../../auth/index.ts';
import { forgetNamesOf } from '../../rituals/index.ts';
import { findPhotos } from '../personal-data/held-records.repository.ts';
import type { WholePerson } from '../whole-person.repository.ts';
import {
  emptyAccounts,
  emptyApprovals,
  emptyBankLines,
  emptyClaimsAndMerges,
  emptyDonations,
  emptyMessages,
  emptyPayments,
  emptyPeople,
  endMemberships,
  findIdentifyingTexts,
  findUserIds,
  removePapersAndNotes,
  removeTraces,
} from './erase.repository.ts';
import { emptyElsewhere, type Sheets } from './empty-elsewhere.ts';
import { emptyPledges } from './erase-pledges.repository.ts';
import { namesPerson } from './names-person.ts';
import { countObstacles } from './obstacle.repository.ts';
import {
  findRecordIds,
  type Redacted,
  redactEntries,
  sealAllFirst,
  type Traces,
} from './redaction.repository.ts';
import { words } from './words.en.ts';

const lateJob = 'redact_late_entries';
const lateAfterMs = 10 * 60 * 1000;

/** The record under which the erasure stands in the audit. */
interface ErasedRecord {
  entity: 'Member' | 'Donation';
  entityId: string;
  label: string;
}

interface AskedErasure {
  record: ErasedRecord;
  reason: string;
  /** The names that they gave for others leave the lists that are still to be read. */
  alsoGivenNames?: boolean | undefined;
  sheets: Sheets;
}

/**
 * Replaces who somebody is by nothing, in the transaction of the caller, who has locked them. What was paid and issued stays
 * (docs/decisions/erasing-people.md).
 */
export async function erasePerson(
  tx: Tx,
  ctx: Ctx,
  whole: WholePerson,
  { record, reason, alsoGivenNames = false, sheets }: AskedErasure,
): Promise<void> {
  const obstacles = await countObstacles(tx, whole);
  if (Object.values(obstacles).some((count) => count > 0))
    throw new AppError('wrong_state', { detail: words.isOpen(obstacles) });
  const texts = await findIdentifyingTexts(tx, whole);
  if (namesPerson(reason, texts)) throw fieldProblem('reason', 'isNameless', words.namesPerson);

  await sealAllFirst(tx);
  const recordIds = await findRecordIds(tx, whole);
  const userIds = await replaceEverything(tx, ctx, whole, { recordIds, ownNames: texts, alsoGivenNames });
  const viewIds = await emptyElsewhere(tx, { identifying: texts, sheets });
  const traces: Traces = { recordIds: [...recordIds, ...viewIds], userIds, codes: whole.membershipCodes };
  await auditErasure(tx, ctx, { record, reason, round: await redactEntries(tx, traces) });
  await notifyOverseers(ctx, tx, 'administrators', words.erasedNow(record.label));
  const payload = { record, traces };
  const runAt = new Date(ctx.now.getTime() + lateAfterMs);
  await enqueue(tx, { kind: lateJob, payload, uniqueKey: record.entityId, runAt, now: ctx.now });
  // Last, since nobody else can change a name until this transaction ends. Where somebody is changing one just now, the hourly
  // tidying up does it.
  await foldNameCounts(tx);
}

/** All but the audit. Answers the accounts that were theirs. */
async function replaceEverything(
  tx: Tx,
  ctx: Ctx,
  whole: WholePerson,
  { recordIds, ...names }: { recordIds: string[]; ownNames: string[]; alsoGivenNames: boolean },
): Promise<string[]> {
  const { now } = ctx;
  const userIds = (await findUserIds(tx, whole)).map(({ id }) => id);
  const photos = await findPhotos(tx, whole);
  // While it is still known who they are.
  await emptyMessages(tx, whole);
  await removeTraces(tx, whole, recordIds);
  for (const userId of userIds) {
    await endSessions(ctx, tx, userId, 'account_removed');
    await endLinks(tx, userId);
  }
  await emptyAccounts(tx, userIds, now);
  await emptyPeople(tx, whole, now);
  await endMemberships(tx, whole, dayOf(now), now);
  await forgetNamesOf(tx, whole.donationIds, { ...names, today: dayOf(now), now });
  await emptyDonations(tx, whole, now);
  await emptyPledges(tx, whole, dayOf(now), now);
  await emptyClaimsAndMerges(tx, whole, now);
  await emptyBankLines(tx, recordIds);
  await emptyApprovals(tx, recordIds);
  const slips = await emptyPayments(tx, recordIds);
  const papers = await removePapersAndNotes(tx, whole);
  for (const file of [...photos, ...slips, ...papers]) await ctx.files.remove(tx, file);
  return userIds;
}

interface Erasure {
  record: ErasedRecord;
  reason: string;
  round: Redacted;
}

/** The entry of the erasure seals what became of the others. */
async function auditErasure(tx: Tx, ctx: Ctx, { record, reason, round }: Erasure) {
  const after = { round: round.id, redactedEntries: round.count, redactions: round.digest };
  await ctx.audit(tx, { action: 'erase', ...record, after, reason });
}

/** Somebody may have had the record open meanwhile: what was written then is redacted, too. */
const redactLate: JobHandlers[string] = async (ctx, payload) => {
  const { record, traces } = payload as unknown as { record: ErasedRecord; traces: Traces };
  await inTransaction(ctx, async (tx) => {
    await sealAllFirst(tx);
    const round = await redactEntries(tx, traces);
    if (round.count > 0) await auditErasure(tx, ctx, { record, reason: words.late, round });
  });
};

export const erasureJobs: JobHandlers = { [lateJob]: redactLate };
