import {
  type Day,
  dayOf,
  englishFormat,
  type InputOf,
  type Member,
  type members,
  standingOf,
} from '@kathok/contract';
import { AppError, orNotFound } from '../../../base/app-error.ts';
import type { Tx } from '../../../db/open-database.ts';
import { countOwnContactChange } from '../../auth/index.ts';
import { notifyMember } from '../accounts/notify-member.ts';
import { repriceRegistration, requireTerms } from '../../coverages/index.ts';
import { confirmedBy } from '../people/claimed-contact.ts';
import { endingErrors, mayEnd, mayReinstate } from './ending.ts';
import { type Ctx, inTransaction, requireOwnOr } from '../../../platform/context.ts';
import { differences, type MemberChange, requireOwnChangeAllowed, split } from './member-changes.ts';
import {
  auditedMember,
  findMember,
  lockMember,
  type MemberRecord,
  updateMemberRow,
  updatePersonRow,
} from '../member.repository.ts';
import { dayErrors, identityErrors } from '../people/person-rules.ts';
import { changesOfMember, toMember } from '../present-member.ts';
import { words } from '../words.en.ts';

export function updateMember(ctx: Ctx, { params, body }: InputOf<typeof members.update>): Promise<Member> {
  return inTransaction(ctx, async (tx) => {
    const { isStaff } = requireOwnOr(ctx, 'update', params.id);
    const before = orNotFound(await lockMember(tx, params.id));
    if (before.erasedAt) throw new AppError('wrong_state', { detail: words.erased });
    const { version, ...asked } = body;
    const change = differences(before, asked);
    if (!isStaff) requireOwnChangeAllowed(change);
    if (version !== undefined && version !== before.version) throw new AppError('stale_version');
    const today = dayOf(ctx.now);
    if (Object.keys(change).length === 0) return toMember(before, today, isStaff);

    await requirePossible(tx, ctx, before, change, today);
    const { person, member } = split(change);
    if (!isStaff && ('phone' in person || 'email' in person)) await countOwnContactChange(ctx, tx);
    const confirmed = isStaff && confirmedBy(person, before);
    if (Object.keys(person).length > 0)
      await updatePersonRow(tx, before.personId, { ...person, ...confirmed }, ctx.now);
    await updateMemberRow(tx, before.id, member, ctx.now);
    const after = orNotFound(await findMember(tx, before.id));
    await ctx.audit(tx, {
      action: actionOf(change),
      ...auditedMember(after),
      ...changesOfMember(before, after),
      ...(change.reinstate && {
        reason: words.reinstated(englishFormat.day(change.reinstatedOn ?? today), change.reinstateNote),
      }),
    });
    await notifyMember(ctx, tx, before, { ...after, name: before.name });
    return toMember(after, today, isStaff);
  });
}

/** All faults together; then whether it is the time for it. */
async function requirePossible(
  tx: Tx,
  ctx: Ctx,
  before: MemberRecord,
  change: MemberChange,
  today: Day,
): Promise<void> {
  const wanted = { ...before, ...change };
  const errors = [
    ...dayErrors(wanted, today),
    ...identityErrors(wanted),
    ...endingErrors(change, { joinedOn: wanted.joinedOn, endedOn: before.endedOn }, today),
  ];
  if (change.membershipTypeId || change.paymentFrequencyId || change.countryId) {
    await requireTerms(tx, wanted, errors);
    if (change.membershipTypeId || change.paymentFrequencyId) await repriceRegistration(tx, ctx, wanted);
  } else if (errors.length > 0) {
    throw new AppError('validation_failed', { errors });
  }
  const standing = standingOf(before, today);
  if (change.endReason && !mayEnd(standing, change.endReason)) {
    throw new AppError('wrong_state', { detail: words.cannotEnd(standing, change.endReason) });
  }
  if (change.reinstate && !mayReinstate(standing)) {
    throw new AppError('wrong_state', { detail: words.cannotReinstate });
  }
}

function actionOf(change: MemberChange): string {
  if (change.reinstate) return 'reinstate';
  return change.endReason ? 'end' : 'update';
}
