import {
  type dashboard,
  type Day,
  dayOf,
  daysBetween,
  isAllowed,
  type ResponseOf,
  type WaitingFigures,
} from '@kathok/contract';
import { actorOf, type Ctx } from '../../../platform/context.ts';
import { toMoney } from '../to-money.ts';
import { type DueName, findLongestWaiting, sumWaiting } from './waiting.repository.ts';

const shown = 6;
const ageOn = (today: Day, at: Date) => Math.max(daysBetween(dayOf(at), today), 0);

/** What waits to be verified and how long it has: fees with the right to members, donations with that to donations. */
export async function waitingFigures(
  ctx: Ctx,
  today: Day,
): Promise<ResponseOf<typeof dashboard.get>['waiting']> {
  const { ability } = actorOf(ctx);
  const seesFees = isAllowed(ability, 'read', 'Member');
  const seesDonations = isAllowed(ability, 'read', 'Donation');
  const dues: DueName[] = [
    ...(seesFees ? ['fee' as const] : []),
    ...(seesDonations ? ['donation' as const] : []),
  ];
  const oldest = await findLongestWaiting(ctx.db, dues, shown);
  return {
    fees: seesFees ? await figuresOf(ctx, 'fee', today) : null,
    donations: seesDonations ? await figuresOf(ctx, 'donation', today) : null,
    oldest: oldest.map(({ submittedAt, ...payment }) => ({
      ...payment,
      ...toMoney(payment),
      ageDays: ageOn(today, submittedAt),
    })),
  };
}

async function figuresOf(ctx: Ctx, due: DueName, today: Day): Promise<WaitingFigures> {
  const sums = await sumWaiting(ctx.db, due);
  const oldestAt = sums[0]?.oldestAt;
  return {
    count: sums.reduce((total, { count }) => total + count, 0),
    amounts: sums.map(toMoney),
    oldestDays: oldestAt ? ageOn(today, oldestAt) : null,
  };
}
