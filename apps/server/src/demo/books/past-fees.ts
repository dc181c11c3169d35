import { addDays } from '@kathok/contract';
import type { PastFee } from '../../modules/fees/index.ts';
import type { PayingMember } from '../../modules/past-payments/index.ts';
import type { Chance } from '../register/chance.ts';
import type { RegisterDays, Span } from './books.repository.ts';
import { pastPayment } from './past-payment.ts';

interface Register {
  members: readonly PayingMember[];
  days: readonly RegisterDays[];
  prices: (typeId: string, frequencyId: string) => number | undefined;
}

/** One fee for each period that the register has, paid some days before it began or after. */
export function pastFees(dice: Chance, { from, to }: Span, { members, days, prices }: Register): PastFee[] {
  const memberOf = new Map(members.map((member) => [member.id, member]));
  return days.flatMap(({ memberId, fromDay, toDay }, place): PastFee[] => {
    const member = memberOf.get(memberId);
    const amount = member && prices(member.membershipTypeId, member.paymentFrequencyId);
    const paidOn = addDays(fromDay, dice.between(-12, 9));
    if (!member || amount === undefined || paidOn < from || paidOn > to) return [];
    const { membershipCode, name, paymentFrequencyId: frequencyId } = member;
    const kind = fromDay === member.joinedOn ? 'registration' : 'renewal';
    return [
      {
        sought: { membershipCode, identityNumber: null, name },
        kind,
        frequencyId,
        periods: 1,
        from: fromDay,
        to: toDay ?? 'life',
        payment: pastPayment(dice, { amount, paidOn, place }),
        settled: {
          member,
          frequencyId,
          periods: 1,
          period: { periodFrom: fromDay, periodTo: toDay },
          isInRegister: true,
        },
      },
    ];
  });
}
