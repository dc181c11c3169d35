import { type InputOf, isAllowed, type User, type users } from '@kathok/contract';
import { AppError, orNotFound } from '../../base/app-error.ts';
import type { Tx } from '../../db/open-database.ts';
import {
  countOwnContactChange,
  endLinks,
  endSessions,
  mailPasswordLink,
  requireMayManageAccount,
  notifyAccountChanged,
  notifyContactChange,
} from '../auth/index.ts';
import { requireAdministratorLeft, requireGrantableRole } from '../roles/index.ts';
import { auditableUser, auditedUser, toUser } from './present-user.ts';
import { requireOwnOr } from './user-access.ts';
import {
  differences,
  endsSessions,
  needsLongerPassword,
  requireOwnChangeAllowed,
  type UserChange,
} from './user-rules.ts';
import { findUser, lockUser, updateUserRow, type UserRow } from './user.repository.ts';
import { changes } from '../../platform/audit/audit.ts';
import { actorOf, type Ctx, inTransaction } from '../../platform/context.ts';

export async function updateUser(ctx: Ctx, { params, body }: InputOf<typeof users.update>): Promise<User> {
  await limitOwnContact(ctx, params.id, body);
  return inTransaction(ctx, async (tx) => {
    const { isOwn } = requireOwnOr(ctx, 'update', params.id);
    const before = orNotFound(await lockUser(tx, params.id));
    requireMayManageAccount(actorOf(ctx), before);
    const change = differences(before, body);
    if (isOwn) requireOwnChangeAllowed(actorOf(ctx), change);
    if (body.version !== undefined && body.version !== before.version) throw new AppError('stale_version');
    if (Object.keys(change).length === 0) return toUser(before);

    const values = { ...change, ...(await consequences(ctx, tx, before, change)) };
    await updateUserRow(tx, before.id, values, ctx.now);
    const after = orNotFound(await findUser(tx, before.id));
    if (endsSessions(change)) {
      await endSessions(ctx, tx, before.id, 'account_changed');
      await requireAdministratorLeft(tx);
    }
    if (endsSessions(change) || isLinkWayChanged(before, change)) await renewLinks(ctx, tx, after);
    await tellOwner(ctx, tx, before, after);
    await ctx.audit(tx, {
      action: 'update',
      ...auditedUser(after),
      ...changes(auditableUser(before), auditableUser(after)),
    });
    return toUser(after);
  });
}

/**
 * Outside the transaction, so that refused tries count as well: the refusal of a number that another account has tells who
 * has one. People who may change users can look that up.
 */
async function limitOwnContact(ctx: Ctx, id: string, asked: UserChange): Promise<void> {
  const actor = actorOf(ctx);
  if (actor.id !== id || isAllowed(actor.ability, 'update', 'User')) return;
  const change = differences(orNotFound(await findUser(ctx.db, id)), asked);
  if (change.phone !== undefined || change.email !== undefined) await countOwnContactChange(ctx, ctx.db);
}

/** Of another contact, at both; of another role. */
async function tellOwner(ctx: Ctx, tx: Tx, before: UserRow, after: UserRow): Promise<void> {
  const { id: userId, memberId } = before;
  const contacts = { before: contactOf(before), after: contactOf(after) };
  const account = { userId, name: after.name, memberId, isOpened: before.hasPassword };
  await notifyContactChange(ctx, tx, { ...account, ...contacts });
  if (before.roleId !== after.roleId)
    await notifyAccountChanged(ctx, tx, after, { kind: 'role', before: before.role, after: after.role });
}

const contactOf = ({ email, phone }: UserRow) => ({ email, phone });

/** Links go to the e-mail address; to members also by SMS. */
const isLinkWayChanged = ({ memberId }: UserRow, { email, phone }: UserChange) =>
  email !== undefined || (phone !== undefined && memberId !== null);

/** Links sent before die; anyone who has not yet taken up the invitation gets it anew. */
async function renewLinks(ctx: Ctx, tx: Tx, user: UserRow): Promise<void> {
  const isInvited = !user.hasPassword && user.status === 'active';
  if (isInvited && user.email) await mailPasswordLink(ctx, tx, { ...user, email: user.email }, 'invitation');
  else await endLinks(tx, user.id);
}

async function consequences(ctx: Ctx, tx: Tx, before: UserRow, change: UserChange) {
  const authVersion = before.authVersion + (endsSessions(change) ? 1 : 0);
  if (change.roleId === undefined) return { authVersion };
  const role = await requireGrantableRole(ctx, tx, change.roleId);
  const isLonger = needsLongerPassword(before.roleType, role.roleType);
  return { authVersion, ...(isLonger && { mustChangePassword: true }) };
}
