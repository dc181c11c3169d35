import {
  dayOf,
  daysBetween,
  defaultCurrency,
  type donations,
  formatAmount,
  type InputOf,
  type ResponseOf,
} from '@kathok/contract';
import type { Ctx } from '../../platform/context.ts';
import { findCampaigns } from './campaign.repository.ts';
import { findDedications } from './dedication.repository.ts';
import { words } from './words.en.ts';

type Donations = typeof donations;

/** The names to be read out. Anyone who wants to stay unnamed is not named where the list may hang on a wall. */
export async function listDedications(
  ctx: Ctx,
  { query }: InputOf<Donations['dedications']>,
): Promise<ResponseOf<Donations['dedications']>> {
  const rows = await findDedications(ctx.db, query.readOn, dayOf(ctx.now));
  return rows.map(({ donorName, ...row }) =>
    Object.assign(row, { donorName: row.isAnonymous ? words.anonymous : donorName }),
  );
}

/** Targets are sums of the centre's own currency; donations in others are not counted towards them. */
export async function listCampaigns(ctx: Ctx): Promise<ResponseOf<Donations['campaigns']>> {
  const today = dayOf(ctx.now);
  const rows = await findCampaigns(ctx.db, today, defaultCurrency);
  return rows.map(({ targetAmount, given, ...row }) =>
    Object.assign(row, {
      targetAmount: formatAmount(targetAmount),
      given: formatAmount(given),
      currency: defaultCurrency,
      daysLeft: row.endsOn === null ? null : daysBetween(today, row.endsOn),
    }),
  );
}
