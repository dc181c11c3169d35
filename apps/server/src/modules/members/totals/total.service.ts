import {
  type Day,
  dayOf,
  defaultCurrency,
  formatAmount,
  type MemberFigures,
  type members,
  type MemberStatus,
  type ResponseOf,
  standingOf,
} from '@kathok/contract';
import { AppError, orNotFound } from '../../../base/app-error.ts';
import type { Db, Tx } from '../../../db/open-database.ts';
import { addTabs, countTabs, countTabsByType } from '../list/member-count.repository.ts';
import { findMember } from '../member.repository.ts';
import {
  countByCountry,
  countByDzongkhag,
  countByType,
  sumPaidFees,
  sumPaidDonations,
} from './total.repository.ts';
import { actorOf, type Ctx } from '../../../platform/context.ts';

type Members = typeof members;
type Totals = ResponseOf<Members['totalByType']>;
type Total = ResponseOf<Members['activeTotal']>;

/** Everybody in the register, whatever their standing. */
export const totalByType = (ctx: Ctx): Promise<Totals> => countByType(ctx.db);
export const totalByCountry = (ctx: Ctx): Promise<Totals> => countByCountry(ctx.db);

export const activeTotal = (ctx: Ctx): Promise<Total> => total(ctx, 'active');
export const inactiveTotal = (ctx: Ctx): Promise<Total> => total(ctx, 'inactive');
export const pendingTotal = (ctx: Ctx): Promise<Total> => total(ctx, 'pending');

async function total(ctx: Ctx, status: MemberStatus): Promise<Total> {
  return { total: (await countTabs(ctx.db, dayOf(ctx.now)))[status] };
}

/** The figures of the whole register, as the dashboard shows them. */
export async function countMembers(db: Db | Tx, today: Day): Promise<MemberFigures> {
  const types = await countTabsByType(db, today);
  return {
    ...addTabs(types),
    byType: types.filter(({ all }) => all > 0).map(({ all, ...type }) => Object.assign(type, { total: all })),
    byCountry: await countByCountry(db),
    byDzongkhag: await countByDzongkhag(db),
  };
}

/** The figures of the person who is signed in as a member. */
export async function myTotal(ctx: Ctx): Promise<ResponseOf<Members['myTotal']>> {
  const { memberId } = actorOf(ctx);
  if (memberId === null) throw new AppError('not_found');
  const row = orNotFound(await findMember(ctx.db, memberId));
  return {
    donations: toSums(await sumPaidDonations(ctx.db, row.personId)),
    fees: toSums(await sumPaidFees(ctx.db, memberId)),
    paidUntil: row.paidUntil,
    standing: standingOf(row, dayOf(ctx.now)),
  };
}

const nothing = { count: 0, amount: 0, currency: defaultCurrency };

/** Sums of different currencies are never added up: the first one counts as the figure, the others stand beside it. */
function toSums([first = nothing, ...others]: (typeof nothing)[]) {
  return { ...toSum(first), inOtherCurrencies: others.map(toSum) };
}

function toSum({ count, amount, currency }: typeof nothing) {
  return { count, amount: formatAmount(amount), currency };
}
