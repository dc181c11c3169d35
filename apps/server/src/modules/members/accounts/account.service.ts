import { dayOf, type InputOf, type MemberAccount, type members, type ResponseOf } from '@kathok/contract';
import { orNotFound } from '../../../base/app-error.ts';
import type { Db, Tx } from '../../../db/open-database.ts';
import { findMember, lockMember } from '../member.repository.ts';
import { type Ctx, inTransaction } from '../../../platform/context.ts';
import { auditableFilters, readAll } from '../../../http/export-file.ts';
import { codePrefixFor } from '../../../platform/code-prefix.ts';
import { memberFilter } from '../list/member-filter-sql.ts';
import { findMembersAfter } from '../list/member-list.repository.ts';
import { inviteMember } from './invite-member.ts';
import { findAccountOfMember, findMembersWithAccount } from './account.repository.ts';
import { offerAccounts } from './offer-accounts.ts';

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

/** To everybody whom the register finds; each link is mailed by itself, so that one that fails holds up no other. */
export function offerManyAccounts(
  ctx: Ctx,
  { body }: InputOf<Members['offerAccounts']>,
): Promise<ResponseOf<Members['offerAccounts']>> {
  return inTransaction(ctx, async (tx) => {
    const today = dayOf(ctx.now);
    const filter = memberFilter(body, { today, codePrefix: await codePrefixFor(ctx, body.q) });
    const found: string[] = [];
    const rows = readAll(
      (lastId, most) => findMembersAfter(tx, filter, lastId, most),
      (row) => row,
    );
    for await (const { id, email, endReason } of rows) if (email && !endReason) found.push(id);
    const loggingIn = await findMembersWithAccount(tx, found);
    const offered = found.filter((id) => !loggingIn.has(id));
    await offerAccounts(tx, offered, ctx.now);
    const after = { ...auditableFilters(body), offered: offered.length };
    await ctx.audit(tx, { action: 'offer_accounts', entity: 'Member', after });
    return { offered: offered.length };
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
