import {
  dayOf,
  type InputOf,
  type LinkWay,
  type MemberAccount,
  type members,
  type ResponseOf,
  takesSms,
} from '@kathok/contract';
import { orNotFound } from '../../../base/app-error.ts';
import type { Db, Tx } from '../../../db/open-database.ts';
import { findMember, lockMember } from '../member.repository.ts';
import { type Ctx, inTransaction } from '../../../platform/context.ts';
import { readAll } from '../../../base/spreadsheets/writing/export-rows.ts';
import { auditableFilters } from '../../../platform/audit/audit.ts';
import { codePrefixFor } from '../../../platform/code-prefix.ts';
import type { Ways } from '../../../platform/mail/way-to-sql.ts';
import { waysToSend } from '../../../platform/mail/ways-to-send.ts';
import { memberFilter, type MemberFilters } from '../list/member-filter-sql.ts';
import { findMembersAfter } from '../list/member-list.repository.ts';
import { hasProvenContact, inviteMember, noContact } from './invite-member.ts';
import { findAccountOfMember, findMembersWithAccount, findUnproven } from './account.repository.ts';
import { linkWaysTo } from './link-way.ts';
import { offerAccounts } from './offer-accounts.ts';

type Members = typeof members;

export function getAccount(ctx: Ctx, { params }: InputOf<Members['getAccount']>): Promise<MemberAccount> {
  return readAccount(ctx.db, params.id, ctx.now);
}

/** One by one, from the page of the member. */
export function sendAccountLink(
  ctx: Ctx,
  { params, body }: InputOf<Members['sendAccountLink']>,
): Promise<ResponseOf<Members['sendAccountLink']>> {
  return inTransaction(ctx, async (tx) => {
    const sent = await inviteMember(ctx, tx, orNotFound(await lockMember(tx, params.id)), body.way);
    return { ...(await readAccount(tx, params.id, ctx.now)), ...sent };
  });
}

/** Before anything is sent. */
export async function reportAccounts(
  ctx: Ctx,
  { query }: InputOf<Members['reportAccounts']>,
): Promise<ResponseOf<Members['reportAccounts']>> {
  const ways = await waysToSend(ctx.db, ctx.now);
  const { email, sms, unreachable } = await findOffer(ctx, ctx.db, query, ways);
  return { email: email.length, sms: sms.length, unreachable, ...ways };
}

/** To everybody whom the register finds; each link is sent by itself, so that one that fails holds up no other. */
export function offerManyAccounts(
  ctx: Ctx,
  { body }: InputOf<Members['offerAccounts']>,
): Promise<ResponseOf<Members['offerAccounts']>> {
  return inTransaction(ctx, async (tx) => {
    const { email, sms } = await findOffer(ctx, tx, body, await waysToSend(tx, ctx.now));
    const offered = [...email, ...sms];
    await offerAccounts(tx, offered, ctx.now);
    const counts = { offered: offered.length, email: email.length, sms: sms.length };
    await ctx.audit(tx, {
      action: 'offer_accounts',
      entity: 'Member',
      after: { ...auditableFilters(body), ...counts },
    });
    return counts;
  });
}

/** Who of the list has no account, by the way in which the link reaches them. */
async function findOffer(ctx: Ctx, db: Db | Tx, filters: MemberFilters, ways: Ways) {
  const codePrefix = await codePrefixFor(ctx, filters.q);
  const filter = memberFilter(filters, { today: dayOf(ctx.now), codePrefix });
  const found: { id: string; way: LinkWay | undefined }[] = [];
  const rows = readAll(
    (lastId, most) => findMembersAfter(db, filter, lastId, most),
    (row) => row,
  );
  for await (const { id, email, phone, endReason } of rows) {
    const [way] = linkWaysTo({ email, phone, isNew: false, ...ways });
    if (!endReason) found.push({ id, way });
  }
  const ids = found.map(({ id }) => id);
  const loggingIn = await findMembersWithAccount(db, ids);
  const unproven = await findUnproven(db, ids);
  const without = found
    .filter(({ id }) => !loggingIn.has(id))
    .map(({ id, way }) => ({ id, way: unproven.has(id) ? undefined : way }));
  const by = (way: LinkWay | undefined) => without.filter((each) => each.way === way).map(({ id }) => id);
  return { email: by('email'), sms: by('sms'), unreachable: by(undefined).length };
}

async function readAccount(db: Db | Tx, memberId: string, now: Date): Promise<MemberAccount> {
  const member = orNotFound(await findMember(db, memberId));
  const isContactProven = await hasProvenContact(db, member);
  const { email: onFile, phone } = isContactProven ? member : noContact;
  const account = await findAccountOfMember(db, memberId);
  const ways = await waysToSend(db, now);
  const email = account && isContactProven ? account.email : onFile;
  const state = stateOf(account);
  return {
    state,
    email,
    phone: phone && takesSms(phone) ? phone : null,
    ways:
      state === 'disabled' || account?.isOfMember === false
        ? []
        : linkWaysTo({ email, phone, isNew: state !== 'active', ...ways }),
    isContactProven,
    hasMail: ways.hasMail,
    lastLoginAt: account?.lastLoginAt?.toISOString() ?? null,
  };
}

function stateOf(account: Awaited<ReturnType<typeof findAccountOfMember>>): MemberAccount['state'] {
  if (!account) return 'none';
  if (account.status !== 'active') return 'disabled';
  return account.hasPassword ? 'active' : 'invited';
}
