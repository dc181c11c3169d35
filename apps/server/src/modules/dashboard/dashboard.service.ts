import {
  type Ability,
  addDays,
  type dashboard,
  type Day,
  dayOf,
  type InputOf,
  isAllowed,
  periodEnd,
  type ReceivedFigures,
  type ResponseOf,
} from '@kathok/contract';
import { type Ctx, actorOf } from '../../platform/context.ts';
import { readSettings } from '../../platform/settings.repository.ts';
import { listLatestChanges } from '../audit/index.ts';
import { listCampaigns } from '../donations/index.ts';
import { countMembers } from '../members/index.ts';
import { daysOfOffering, ledgerTotals, readableHeads, simulatedTotals } from '../ledger/index.ts';
import { monthSums } from './month-sum.repository.ts';
import { readSetup } from './setup/setup.service.ts';
import { toMoney } from './to-money.ts';
import { waitingFigures } from './waiting/waiting.service.ts';

type Dashboard = ResponseOf<typeof dashboard.get>;
type Days = { from?: Day | undefined; to?: Day | undefined };

/** 24 months end with this one, so that each of the last twelve has the same month of the year before behind it. */
const firstMonthShown = (thisMonth: Day): Day => {
  const twoYearsAgo = `${Number(thisMonth.slice(0, 4)) - 2}${thisMonth.slice(4)}`;
  return addDays(periodEnd(twoYearsAgo, 1), 1);
};

/** Every figure is one that is kept, or is read in an index of the few rows it is about (docs/decisions/dashboard.md). */
export async function getDashboard(ctx: Ctx, { query }: InputOf<typeof dashboard.get>): Promise<Dashboard> {
  const { ability } = actorOf(ctx);
  const today = dayOf(ctx.now);
  const settings = await readSettings(ctx.db);
  return {
    today,
    members: isAllowed(ability, 'read', 'Member') ? await countMembers(ctx.db, today) : null,
    received: await receivedFigures(ctx, query, today),
    waiting: await waitingFigures(ctx, today),
    campaigns: isAllowed(ability, 'read', 'Donation') ? await campaigns(ctx) : null,
    changes: await latestChanges(ctx, ability),
    isRegistrationOpen: settings.areFeesConfirmed,
    setup: isAllowed(ability, 'manage', 'Master') ? await readSetup(ctx, settings) : null,
  };
}

async function receivedFigures(ctx: Ctx, asked: Days, today: Day): Promise<ReceivedFigures | null> {
  const heads = readableHeads(ctx);
  if (heads.length === 0) return null;
  const thisMonth = `${today.slice(0, 7)}-01`;
  const thisYear = `${today.slice(0, 4)}-01-01`;
  const { from = thisMonth, to = today } = asked;
  const totals = await ledgerTotals(ctx.db, { from, to });
  const simulated = await simulatedTotals(ctx.db, { from, to });
  const months = await monthSums(ctx.db, heads, firstMonthShown(thisMonth));
  return {
    from,
    to,
    totals: totals.flatMap(({ head, ...sum }) =>
      head !== 'held_for_refund' && heads.includes(head) ? [{ head, ...sum, ...toMoney(sum) }] : [],
    ),
    daysOfOffering: heads.includes('donations') ? await daysOfOffering(ctx.db, thisYear, today) : null,
    simulated: simulated.map((sum) => ({ ...sum, ...toMoney(sum) })),
    months: months.map((sum) => ({ ...sum, ...toMoney(sum) })),
  };
}

async function campaigns(ctx: Ctx): Promise<Dashboard['campaigns']> {
  const running = await listCampaigns(ctx);
  return running.map(({ targetAmount: target, ...campaign }) => ({ target, ...campaign }));
}

async function latestChanges(ctx: Ctx, ability: Ability): Promise<Dashboard['changes']> {
  if (!isAllowed(ability, 'read', 'Audit')) return null;
  return listLatestChanges(ctx, 8);
}
