import { addDays, type Day, daysBetween } from '@kathok/contract';
import type { PastDonation } from '../../modules/donations/index.ts';
import type { PayingMember } from '../../modules/past-payments/index.ts';
import type { Chance } from '../register/chance.ts';
import { firstNames, secondNames } from '../register/names.ts';
import type { Purpose, Span } from './books.repository.ts';
import { pastPayment } from './past-payment.ts';

/** More is given around Losar, in Saga Dawa and on Lhabab Duchen, and less while the rice is planted. By month. */
const seasons = [11, 17, 10, 11, 20, 13, 8, 7, 9, 11, 18, 12];
/** In chhertum. */
const usualSums = [10_000, 20_000, 25_000, 50_000, 50_000, 100_000, 100_000, 150_000, 250_000, 500_000];
const largeSums = [1_000_000, 1_500_000, 2_500_000, 5_000_000];

interface Givers {
  members: readonly PayingMember[];
  purposes: readonly Purpose[];
}

/** What was given day by day: some more each year, as the centre became known. */
export function pastDonations(
  dice: Chance,
  { from, to }: Span,
  { members, purposes }: Givers,
): PastDonation[] {
  const span = daysBetween(from, to);
  const donations: PastDonation[] = [];
  for (let passed = 0; passed <= span; passed += 1) {
    const day = addDays(from, passed);
    const season = seasons[Number(day.slice(5, 7)) - 1] ?? 10;
    const likely = season * (1 + (0.9 * passed) / span);
    const count = dice.between(0, 99) < likely * 2.6 ? dice.between(1, 2) : 0;
    for (let turn = 0; turn < count; turn += 1)
      donations.push(donation(dice, day, donations.length, { members, purposes }));
  }
  return donations;
}

function donation(dice: Chance, paidOn: Day, place: number, { members, purposes }: Givers): PastDonation {
  const member = dice.isOnceIn(2) ? dice.pick(members) : undefined;
  const isMember = member !== undefined && member.joinedOn <= paidOn;
  const stranger = dice.isOnceIn(4) ? null : `${dice.pick(firstNames)} ${dice.pick(secondNames.female)}`;
  const amount = dice.pick(dice.isOnceIn(24) ? largeSums : usualSums);
  return {
    sought: { membershipCode: null, identityNumber: null, name: isMember ? member.name : stranger },
    details: {},
    isAnonymous: dice.isOnceIn(12),
    purpose: dice.pick(purposes),
    message: null,
    dedication: null,
    payment: pastPayment(dice, { amount, paidOn, place: place + 10_000 }),
    ...(isMember ? { member } : {}),
  };
}
