import { AppError, fieldProblem } from '../../../base/app-error.ts';
import type { Tx } from '../../../db/open-database.ts';
import { mailPasswordLink } from '../../auth/index.ts';
import type { MemberRecord } from '../member.repository.ts';
import type { Ctx } from '../../../platform/context.ts';
import {
  findAccountOfMember,
  findMemberRole,
  findTakenNames,
  insertMemberAccount,
} from './account.repository.ts';
import { words } from './words.en.ts';

/** Why no link can be sent; null where one can. */
async function hindrance(tx: Tx, member: MemberRecord): Promise<AppError | null> {
  if (member.endReason === 'deceased' || member.endReason === 'declined')
    return new AppError('wrong_state', { detail: words.ended });
  const account = await findAccountOfMember(tx, member.id);
  if (account)
    return account.status === 'active' ? null : new AppError('wrong_state', { detail: words.disabled });
  if (!member.email) return fieldProblem('email', 'isGiven', words.noEmail);
  const taken = await findTakenNames(tx, { email: member.email.toLowerCase(), phone: null });
  return taken.email ? fieldProblem('email', 'isFree', words.emailTaken) : null;
}

/**
 * Mails a member a link to choose a password, and makes the account where there is none. It always has the shipped role
 * of members, which opens nothing but one's own record: so anybody who may change members may give it.
 */
export async function inviteMember(ctx: Ctx, tx: Tx, member: MemberRecord): Promise<void> {
  const reason = await hindrance(tx, member);
  if (reason) throw reason;
  const account = (await findAccountOfMember(tx, member.id)) ?? (await createAccount(ctx, tx, member));
  const { id, name, email, hasPassword } = account;
  const recipient = { id, name, email, membershipCode: member.membershipCode };
  await mailPasswordLink(ctx, tx, recipient, hasPassword ? 'reset' : 'invitation');
  await ctx.audit(tx, { action: 'mail_password_link', entity: 'User', entityId: id, label: name });
}

/** The same for somebody who has no account yet; where it is not possible, nothing happens. */
export async function inviteIfPossible(ctx: Ctx, tx: Tx, member: MemberRecord): Promise<void> {
  if (!member.hasLogin && !(await hindrance(tx, member))) await inviteMember(ctx, tx, member);
}

async function createAccount(ctx: Ctx, tx: Tx, member: MemberRecord) {
  const { id: memberId, name, phone } = member;
  const email = (member.email ?? '').toLowerCase();
  const taken = await findTakenNames(tx, { email, phone });
  const account = {
    memberId,
    name,
    email,
    phone: taken.phone ? null : phone,
    roleId: await findMemberRole(tx),
  };
  const id = await insertMemberAccount(tx, account, ctx.now);
  const after = { name, email, phone: account.phone, member: member.membershipCode };
  await ctx.audit(tx, { action: 'create', entity: 'User', entityId: id, label: name, after });
  return { id, name, email, hasPassword: false };
}
