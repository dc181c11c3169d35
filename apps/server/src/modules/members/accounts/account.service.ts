import type { InputOf, MemberAccount, members } from '@kathok/contract';
import { orNotFound } from '../../../base/app-error.ts';
import type { Db, Tx } from '../../../db/open-database.ts';
import { findMember, lockMember } from '../member.repository.ts';
import { type Ctx, inTransaction } from '../../../platform/context.ts';
import { inviteMember } from './invite-member.ts';
import { findAccountOfMember } from './account.repository.ts';

type Members = typeof members;

export function getAccount(ctx: Ctx, { params }: InputOf<Members['getAccount']>): Promise<MemberAccount> {
  return readAccount(ctx.db, params.id);
}

/** One by one, from the page of the member. */
export function sendAccountLink(
  ctx: Ctx,
  { params }: InputOf<Members['sendAccountLink']>,
): Promise<MemberAccount> {
  return inTransaction(ctx, async (tx) => {
    await inviteMember(ctx, tx, orNotFound(await lockMember(tx, params.id)));
    return readAccount(tx, params.id);
  });
}

async function readAccount(db: Db | Tx, memberId: string): Promise<MemberAccount> {
  const { email } = orNotFound(await findMember(db, memberId));
  const account = await findAccountOfMember(db, memberId);
  if (!account) return { state: 'none', email, lastLoginAt: null };
  const isOff = account.status !== 'active';
  return {
    state: isOff ? 'disabled' : account.hasPassword ? 'active' : 'invited',
    email: account.email,
    lastLoginAt: account.lastLoginAt?.toISOString() ?? null,
  };
}
