import { dayOf, type families, type Family, type FamilyLink, type InputOf } from '@kathok/contract';
import { AppError, orNotFound } from '../../base/app-error.ts';
import type { Db, Tx } from '../../db/open-database.ts';
import { actorOf, type Ctx, requireOwnOr } from '../../platform/context.ts';
import { findRenewalPrices, type Price } from '../coverages/index.ts';
import { findMembersById } from '../members/index.ts';
import { findLinksOf, findOpenFees, findReceiptsPaidBy, type FoundLink } from './family-link.repository.ts';
import type { Side } from './link-rules.ts';
import { isListed, keptMemberOf, presentLink } from './present-family.ts';

/** Whom a member keeps, and by whom they are kept. */
export async function getFamily(ctx: Ctx, { query }: InputOf<typeof families.get>): Promise<Family> {
  const memberId = query.memberId ?? actorOf(ctx).memberId;
  if (!memberId) throw new AppError('not_found');
  const { isStaff } = requireOwnOr(ctx, 'read', memberId);
  const isOwn = actorOf(ctx).memberId === memberId;
  return readFamily(ctx, ctx.db, memberId, isStaff && !isOwn);
}

async function readFamily(ctx: Ctx, db: Db | Tx, memberId: string, isStaff: boolean): Promise<Family> {
  const links = await findLinksOf(db, memberId);
  const shownTo = (link: FoundLink): Side =>
    isStaff ? 'staff' : link.keeperId === memberId ? 'keeper' : 'kept';
  const kept = links.filter((link) => link.keeperId === memberId);
  const present = await presenterOf(ctx, db, [memberId, ...kept.flatMap(({ memberId: id }) => id ?? [])], {
    keeperId: memberId,
  });
  const listed = (link: FoundLink) => isListed(link, shownTo(link));
  const keeps = kept.filter(listed).map((link) => present.link(link, shownTo(link)));
  const keptBy: FamilyLink[] = [];
  for (const link of links.filter((one) => one.keeperId !== memberId && listed(one))) {
    const { length: paymentsMade } = await findReceiptsPaidBy(db, link.keeperId, [memberId]);
    keptBy.push(presentLink(link, shownTo(link), { kept: null, paymentsMade }));
  }
  return { self: orNotFound(present.member(memberId)), keeps, keptBy };
}

/** Reads all that is shown of these members, a few statements for all of them together. */
async function presenterOf(
  { now }: Ctx,
  db: Db | Tx,
  memberIds: string[],
  { keeperId }: { keeperId: string },
) {
  const rows = await findMembersById(db, [...new Set(memberIds)]);
  const fees = new Map((await findOpenFees(db, memberIds)).map((fee) => [fee.memberId, fee]));
  const receipts = await findReceiptsPaidBy(db, keeperId, memberIds);
  const prices = new Map<string, Price[]>();
  for (const { membershipTypeId } of rows)
    if (!prices.has(membershipTypeId))
      prices.set(membershipTypeId, await findRenewalPrices(db, membershipTypeId));
  const today = dayOf(now);
  const member = (id: string) => {
    const row = rows.find((one) => one.id === id);
    return (
      row &&
      keptMemberOf(row, {
        fee: fees.get(id),
        prices: prices.get(row.membershipTypeId) ?? [],
        receipts: receipts.filter(({ memberId }) => memberId === id),
        today,
      })
    );
  };
  const link = (one: FoundLink, side: Side) => {
    const kept = (one.memberId && member(one.memberId)) || null;
    return presentLink(one, side, { kept, paymentsMade: kept?.receipts.length ?? 0 });
  };
  return { member, link };
}

/** One link after it was changed, as this side sees it. */
export async function linkAsSeen(
  ctx: Ctx,
  tx: Tx,
  { id, keeperId }: { id: string; keeperId: string },
  side: Side,
): Promise<FamilyLink> {
  const link = orNotFound((await findLinksOf(tx, keeperId)).find((one) => one.id === id));
  const memberIds = link.state === 'accepted' && link.memberId ? [link.memberId] : [];
  return (await presenterOf(ctx, tx, memberIds, { keeperId })).link(link, side);
}
