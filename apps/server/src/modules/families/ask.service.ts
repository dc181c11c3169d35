import {
  dayOf,
  type families,
  type InputOf,
  mostKept,
  readMembershipCode,
  type ResponseOf,
} from '@kathok/contract';
import { AppError, fieldProblem, orNotFound } from '../../base/app-error.ts';
import type { Tx } from '../../db/open-database.ts';
import { actorOf, type Ctx, inTransaction, isStaff } from '../../platform/context.ts';
import { enqueue } from '../../platform/jobs/job.repository.ts';
import { type FeePayer, lockFeePayer } from '../members/index.ts';
import { findStanding, insertLink } from './family-link.repository.ts';
import { linkAsSeen } from './family.service.ts';
import { isChild } from './link-rules.ts';
import { lockMembers } from './lock-link.ts';
import { auditedFamily, findAskedJob, tellKept } from './family-messages.ts';
import { words } from './words.en.ts';

type Create = typeof families.createLink;
type Body = InputOf<Create>['body'];
type AskBody = Extract<Body, { membershipCode: string }>;
type PaperBody = Exclude<Body, AskBody>;
type Answer = ResponseOf<Create>;

export const isAsked = (body: Body): body is AskBody => 'membershipCode' in body;

/** A member asks; the office makes what was agreed to on paper. */
export function createLink(ctx: Ctx, { body }: InputOf<Create>): Promise<Answer> {
  return isAsked(body) ? ask(ctx, body) : linkOnPaper(ctx, body);
}

/** The one answer to everybody who asks, whatever was asked. */
const asked: Answer = { link: null };

/**
 * Asking tells nobody whether somebody exists: nobody is looked up before the answer. Whom the code and the birth date
 * belong to is found by the job, and they are told there.
 */
async function ask(ctx: Ctx, body: AskBody): Promise<Answer> {
  const { memberId: keeperId } = actorOf(ctx);
  if (!keeperId)
    throw isStaff(ctx, 'update') ? fieldProblem('keeperId', 'isGiven', words.staffOnly) : notFound();
  return inTransaction(ctx, async (tx) => {
    const keeper = orNotFound(await lockFeePayer(tx, keeperId));
    if (keeper.deletedAt || keeper.endReason === 'deceased') throw notFound();
    const code = readMembershipCode(body.membershipCode);
    if (code === keeper.membershipCode) throw fieldProblem('membershipCode', 'isOther', words.oneself);
    const askedCode = code ?? body.membershipCode.toUpperCase();
    const standing = await findStanding(tx, keeperId);
    // AskBody again, or kept already: nothing new, and the same answer.
    if (standing.some((one) => one.askedCode === askedCode)) return asked;
    if (standing.length >= mostKept) throw fieldProblem('membershipCode', 'isRoom', words.full(mostKept));
    const linkId = await insertLink(tx, {
      keeperId,
      memberId: null,
      askedCode,
      relation: body.relation,
      state: 'asked',
      askedBy: 'member',
      askedAt: ctx.now,
      askedUser: actorOf(ctx).id,
    });
    const payload = { linkId, code, dateOfBirth: body.dateOfBirth };
    await enqueue(tx, { kind: findAskedJob, payload, now: ctx.now });
    const after = { asked: askedCode, relation: body.relation };
    await ctx.audit(tx, { action: 'family_ask', ...auditedFamily(keeper), after });
    return asked;
  });
}

/** Past the limit: the same answer, and nobody is asked. */
export const askInVain = async (): Promise<Answer> => asked;

const notFound = () => new AppError('not_found');

/** A guardian's paper for a child, or the member's own: the office links at once, with a note of the paper. */
async function linkOnPaper(ctx: Ctx, body: PaperBody): Promise<Answer> {
  if (!isStaff(ctx, 'update')) throw notFound();
  if (body.keeperId === body.memberId) throw fieldProblem('memberId', 'isOther', words.sameMember);
  return inTransaction(ctx, async (tx) => {
    const { keeper, kept } = await lockBoth(tx, body);
    const isOfChild = isChild(kept.dateOfBirth, dayOf(ctx.now));
    if (isOfChild && body.consent !== 'guardian')
      throw fieldProblem('consent', 'isGuardian', words.childWithoutGuardian);
    if (!isOfChild && body.consent !== 'paper')
      throw fieldProblem('consent', 'isPaper', words.guardianOfAdult);
    const standing = await findStanding(tx, keeper.id);
    if (standing.some(({ memberId }) => memberId === kept.id))
      throw fieldProblem('memberId', 'isFree', words.standsAlready);
    if (standing.length >= mostKept) throw fieldProblem('keeperId', 'isRoom', words.full(mostKept));
    const { id: userId } = actorOf(ctx);
    const id = await insertLink(tx, {
      keeperId: keeper.id,
      memberId: kept.id,
      askedCode: kept.membershipCode,
      relation: body.relation,
      state: 'accepted',
      askedBy: 'staff',
      consent: body.consent,
      note: body.note,
      askedAt: ctx.now,
      askedUser: userId,
      answeredAt: ctx.now,
      answeredUser: userId,
    });
    const after = { keeper: keeper.membershipCode, relation: body.relation, consent: body.consent };
    await ctx.audit(tx, { action: 'family_accepted', ...auditedFamily(kept), after });
    await tellKept(tx, ctx, 'family_accepted', kept, { keeper: keeper.name, link: `${ctx.baseUrl}/family` });
    return { link: await linkAsSeen(ctx, tx, { id, keeperId: keeper.id }, 'staff') };
  });
}

async function lockBoth(
  tx: Tx,
  { keeperId, memberId }: PaperBody,
): Promise<{ keeper: FeePayer; kept: FeePayer }> {
  const locked = await lockMembers(tx, [keeperId, memberId]);
  const of = (field: 'keeperId' | 'memberId', id: string): FeePayer => {
    const member = locked.of(id);
    if (!member || member.deletedAt || member.erasedAt) throw fieldProblem(field, 'exists', words.noMember);
    return member;
  };
  return { keeper: of('keeperId', keeperId), kept: of('memberId', memberId) };
}
