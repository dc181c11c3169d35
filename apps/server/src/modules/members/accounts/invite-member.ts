import type { LinkWay } from '@kathok/contract';
import { AppError, fieldProblem } from '../../../base/app-error.ts';
import type { Db, Tx } from '../../../db/open-database.ts';
import type { Ctx } from '../../../platform/context.ts';
import { waysToSend } from '../../../platform/mail/ways-to-send.ts';
import { mailPasswordLink, newInvitation, textPasswordLink } from '../../auth/index.ts';
import type { MemberRecord } from '../member.repository.ts';
import {
  findAccountOfMember,
  findMemberRole,
  findTakenNames,
  findUnproven,
  insertMemberAccount,
} from './account.repository.ts';
import { linkWaysTo } from './link-way.ts';
import { words } from './words.en.ts';

type Account = NonNullable<Awaited<ReturnType<typeof findAccountOfMember>>>;
type Way = { way: LinkWay } | { hindrance: AppError };

export const noContact = { email: null, phone: null };

/** Whether a link may go to the contact: not where it came with a registration that nobody has paid or confirmed. */
export const hasProvenContact = async (db: Db | Tx, { id, isContactClaimed }: MemberRecord) =>
  !isContactClaimed || !(await findUnproven(db, [id])).has(id);

/** By which way the link leaves: the one that was asked for, or the usual one. */
async function wayTo(
  ctx: Ctx,
  tx: Tx,
  member: MemberRecord,
  account: Account | undefined,
  asked?: LinkWay,
): Promise<Way> {
  if (member.endReason === 'deceased' || member.endReason === 'declined')
    return { hindrance: new AppError('wrong_state', { detail: words.ended }) };
  // Otherwise anybody who may change members could have the link of a colleague sent to a phone of their own.
  if (account && !account.isOfMember)
    return { hindrance: new AppError('wrong_state', { detail: words.ofStaff }) };
  if (account && account.status !== 'active')
    return { hindrance: new AppError('wrong_state', { detail: words.disabled }) };
  const isProven = await hasProvenContact(tx, member);
  const { phone } = isProven ? member : noContact;
  const email = isProven ? (account ?? member).email : null;
  const isNew = !account?.hasPassword;
  const ways = linkWaysTo({ email, phone, isNew, ...(await waysToSend(tx, ctx.now)) });
  const way = asked ?? ways.find((each) => each !== 'link');
  if (!isProven && way !== 'link')
    return { hindrance: new AppError('wrong_state', { detail: words.unproven }) };
  if (!way) return { hindrance: fieldProblem('email', 'isGiven', words.noContact) };
  if (!ways.includes(way)) return { hindrance: fieldProblem('way', 'isPossible', words.notPossible[way]) };
  const isTaken = way === 'email' && !account && (await findTakenNames(tx, addressesOf(member))).email;
  return isTaken ? { hindrance: fieldProblem('email', 'isFree', words.emailTaken) } : { way };
}

/**
 * Sends a member a link to choose a password, and makes the account where there is none. It always has the shipped role
 * of members, which opens nothing but one's own record: so anybody who may change members may give it. It goes to what is
 * on file, never to what somebody only claims.
 */
export async function inviteMember(ctx: Ctx, tx: Tx, member: MemberRecord, asked?: LinkWay) {
  const known = await findAccountOfMember(tx, member.id);
  const found = await wayTo(ctx, tx, member, known, asked);
  if ('hindrance' in found) throw found.hindrance;
  return sendLink(ctx, tx, member, known, found.way);
}

/** The same for somebody who has no account yet; where it is not possible, nothing happens. */
export async function inviteIfPossible(ctx: Ctx, tx: Tx, member: MemberRecord): Promise<void> {
  if (member.hasLogin) return;
  const known = await findAccountOfMember(tx, member.id);
  const found = await wayTo(ctx, tx, member, known);
  if ('way' in found) await sendLink(ctx, tx, member, known, found.way);
}

async function sendLink(ctx: Ctx, tx: Tx, member: MemberRecord, known: Account | undefined, way: LinkWay) {
  const { id, name, email, hasPassword } = known ?? (await createAccount(ctx, tx, member));
  const purpose = hasPassword ? 'reset' : 'invitation';
  const { id: memberId, membershipCode, phone } = member;
  const handed = way === 'link' ? await newInvitation(ctx, tx, id) : null;
  if (way === 'sms') await textPasswordLink(ctx, tx, { id, memberId, phone: phone ?? '' }, purpose);
  if (way === 'email')
    await mailPasswordLink(ctx, tx, { id, name, email: email ?? '', membershipCode }, purpose);
  const action = actions[way];
  await ctx.audit(tx, { action, entity: 'User', entityId: id, label: name });
  return { way, link: handed?.link ?? null, expiresAt: handed?.expiresAt.toISOString() ?? null };
}

const actions: Record<LinkWay, string> = {
  email: 'mail_password_link',
  sms: 'text_password_link',
  link: 'make_invitation_link',
};

const addressesOf = ({ email, phone }: MemberRecord) => ({ email: email?.toLowerCase() ?? null, phone });

/** What another account logs in with already stays with that one. */
async function createAccount(ctx: Ctx, tx: Tx, member: MemberRecord) {
  const { id: memberId, name } = member;
  const { email, phone } = (await hasProvenContact(tx, member)) ? addressesOf(member) : noContact;
  const taken = await findTakenNames(tx, { email, phone });
  const account = {
    memberId,
    name,
    email: taken.email ? null : email,
    phone: taken.phone ? null : phone,
    roleId: await findMemberRole(tx),
  };
  const id = await insertMemberAccount(tx, account, ctx.now);
  const after = { name, email: account.email, phone: account.phone, member: member.membershipCode };
  await ctx.audit(tx, { action: 'create', entity: 'User', entityId: id, label: name, after });
  return { id, name, email: account.email, hasPassword: false };
}
