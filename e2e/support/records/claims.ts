import { countries, donationPurposes, donations, members, membershipTypes } from '@kathok/contract';
import { ask, tokenOf } from '../product/api.ts';
import { newCid } from './people.ts';

type Identity = { identityType: 'cid'; identityNumber: string };
const newIdentity = (): Identity => ({ identityType: 'cid', identityNumber: newCid() });

/** Somebody gave at the desk and left no phone; later a registration with their CID brings one. */
export async function registerKnownDonor(name: string): Promise<{ memberId: string; code: string }> {
  const identity = newIdentity();
  await giveAtDesk(name, identity);
  return register(name, identity);
}

/** Somebody registers and pays nothing; later somebody gives with the same CID. */
export async function registerBeforeDonor(name: string): Promise<{ memberId: string }> {
  const identity = newIdentity();
  const { memberId } = await register(name, identity);
  await giveAtDesk(name, identity);
  return { memberId };
}

async function giveAtDesk(donorName: string, identity: Identity): Promise<void> {
  const [purpose] = await ask(donationPurposes.all, {});
  const donation = { donorType: 'non_member' as const, donorName, amount: '500', ...identity };
  const payment = { method: 'cash' as const };
  const body = { ...donation, payment, purposeId: purpose!.id };
  await ask(donations.create, { body }, await tokenOf('Treasurer'));
}

async function register(name: string, identity: Identity): Promise<{ memberId: string; code: string }> {
  const [country] = await ask(countries.all, {});
  const type = (await ask(membershipTypes.all, {})).find((candidate) => candidate.name === 'General');
  const { member } = await ask(members.register, {
    body: {
      name,
      ...identity,
      gender: 'female',
      dateOfBirth: '1985-04-12',
      phone: '17454545',
      email: 'yangchen.zam@example.bt',
      dzongkhag: 'Bumthang',
      gewog: 'Ura',
      village: 'Shingkhar',
      countryId: country!.id,
      membershipTypeId: type!.id,
      paymentFrequencyId: type!.fees[0]!.paymentFrequencyId,
      consent: true,
    },
  });
  return { memberId: member.id, code: member.membershipCode };
}
