import type { Actor } from '../../platform/actor.ts';
import type { Ctx } from '../../platform/context.ts';
import { acting, visiting } from '../acting.ts';
import type { MoneyEvent } from '../money/money-event.ts';
import { purposeHandlers } from '../../modules/master-data/index.ts';
import { createDonation } from '../../modules/donations/index.ts';
import { ritualBook } from '../../modules/rituals/index.ts';
import { registerMember } from '../../modules/members/index.ts';

interface TermIds {
  countryId: string;
  membershipTypeId: string;
  paymentFrequencyId: string;
}

const known = {
  name: 'Yeshey Lhamo',
  identityType: 'cid' as const,
  identityNumber: '11407009001',
};

/** Somebody gave at the desk and left no phone number; now a registration with their CID gives one, to be confirmed. */
export async function knownApplicantEvents(
  ctx: Ctx,
  treasurer: Actor,
  asked: TermIds,
): Promise<MoneyEvent[]> {
  const [purpose] = await purposeHandlers.all(ctx, { query: {} });
  const { name: donorName, ...identity } = known;
  const donation = {
    donorType: 'non_member' as const,
    donorName,
    ...identity,
    purposeId: purpose?.id ?? '',
    amount: 100_000,
    currency: 'BTN',
    payment: { method: 'cash' as const, paymentStatus: 'paid' as const },
  };
  const registration = {
    ...known,
    ...asked,
    gender: 'female' as const,
    dateOfBirth: '1985-04-12',
    phone: '+97517310099',
    email: 'yeshey.lhamo@example.bt',
    dzongkhag: 'Bumthang' as const,
    gewog: 'Tang',
    consent: true as const,
  };
  const nothing = { params: {}, query: {} };
  return [
    {
      daysAgo: 40,
      happen: () => createDonation(acting(ctx, treasurer, 40), { ...nothing, body: donation }, ritualBook),
    },
    {
      daysAgo: 1,
      happen: () => registerMember(visiting(ctx, 1), { ...nothing, body: registration }),
    },
  ];
}
