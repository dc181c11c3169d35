import { addDays, type Day } from '@kathok/contract';
import type { PastDonation } from '../../modules/donations/index.ts';
import type { PayingMember } from '../../modules/past-payments/index.ts';
import { chance } from '../register/chance.ts';
import type { Purpose } from './books.repository.ts';
import { pastPayment } from './past-payment.ts';

/** What the member whose account is shown on the sign-in page gave: days before the books end, sums in chhertum. */
const given = [
  { daysBefore: 48, purpose: 'Butter lamps', amount: 105_000 },
  { daysBefore: 131, purpose: 'Monks’ food', amount: 250_000 },
  { daysBefore: 262, purpose: 'General fund', amount: 50_000 },
  { daysBefore: 335, purpose: 'Butter lamps', amount: 35_000 },
  { daysBefore: 414, purpose: 'Saving lives (tshethar)', amount: 100_000 },
  { daysBefore: 566, purpose: 'Tshok offering', amount: 120_000 },
] as const;

export function donationsOfSampleMember(
  member: PayingMember,
  purposes: readonly Purpose[],
  to: Day,
): PastDonation[] {
  const dice = chance(8);
  return given.flatMap(({ daysBefore, purpose: name, amount }, place) => {
    const purpose = purposes.find((one) => one.name === name);
    if (!purpose) return [];
    const paidOn = addDays(to, -daysBefore);
    return [
      {
        sought: { membershipCode: null, identityNumber: null, name: member.name },
        details: {},
        isAnonymous: false,
        purpose,
        message: null,
        dedication: null,
        payment: pastPayment(dice, { amount, paidOn, place: place + 30_000 }),
        member,
      },
    ];
  });
}
