import { createDonation } from '../../modules/donations/giving/create-donation.service.ts';
import { listPurposeOptions } from '../../modules/donation-purposes/donation-purpose.service.ts';
import { registerMember } from '../../modules/members/registration/register-member.service.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Ctx } from '../../platform/context.ts';
import { acting } from '../acting.ts';

interface Asked {
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
export async function seedKnownApplicant(ctx: Ctx, treasurer: Actor, asked: Asked): Promise<void> {
  const [purpose] = await listPurposeOptions(ctx, { params: {}, query: {}, body: {} });
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
  await createDonation(acting(ctx, treasurer, 40), { params: {}, query: {}, body: donation });
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
  await registerMember(acting(ctx, null, 1), { params: {}, query: {}, body: registration });
}
