import {
  addDays,
  countries,
  type Day,
  dayOf,
  fees,
  members,
  membershipTypes,
  type Member,
  paymentFrequencies,
} from '@kathok/contract';
import { productUrl } from '../product/journey.ts';
import { ask, tokenOf } from '../product/api.ts';
import { newCid } from './people.ts';
import { pictureOf } from '../files/picture.ts';

export const today = (): Day => dayOf(new Date());

/** A general member who pays by the year: for nothing since a day, or with the registration fee still to be paid. */
async function addMember(name: string, paidSince?: Day, more: { email?: string } = {}): Promise<Member> {
  const token = await tokenOf('Administrator');
  const cid = newCid();
  const [country] = await ask(countries.all, {});
  const type = (await ask(membershipTypes.all, {})).find((candidate) => candidate.name === 'General');
  const yearly = (await ask(paymentFrequencies.all, {})).find(({ months }) => months === 12);
  const body = {
    name,
    gender: 'female' as const,
    dateOfBirth: '1980-02-03',
    identityType: 'cid' as const,
    identityNumber: cid,
    phone: `17${cid.slice(-6)}`,
    countryId: country!.id,
    membershipTypeId: type!.id,
    paymentFrequencyId: yearly!.id,
    ...(paidSince && { joinedOn: paidSince, waiveFee: true }),
    ...more,
  };
  return ask(members.create, { body }, token);
}

/** A member whose year ended some days ago. */
export const addLapsingMember = (name: string, more?: { email: string }): Promise<Member> =>
  addMember(name, addDays(today(), -370), more);

let serial = Date.now() % 100_000_000;

/** The payer of a fee sends the slip of a transfer: a picture, unless another paper is given. */
export async function sendSlip(feeId: string, paper?: File): Promise<string> {
  const journalNumber = String((serial += 7919));
  const picture = () => new File([new Uint8Array(pictureOf(serial))], 'slip.png', { type: 'image/png' });
  const form = new FormData();
  form.set('method', 'mobile_transfer');
  form.set('bank', 'Bank of Bhutan');
  form.set('journalNumber', journalNumber);
  form.set('paidOn', today());
  form.set('slip', paper ?? picture());
  const path = fees.sendSlip.path.replace(':id', feeId);
  const answer = await fetch(`${productUrl()}/api${path}`, { method: 'POST', body: form });
  if (!answer.ok) throw new Error(`The slip was answered ${answer.status}: ${await answer.text()}`);
  return journalNumber;
}

/** A new member's registration fee, whose slip waits to be verified. */
export async function addWaitingFee(name: string, paper?: File): Promise<string> {
  const { feeId } = await addApplicant(name);
  await sendSlip(feeId, paper);
  return feeId;
}

/** Somebody whose registration fee is still to be paid. */
export async function addApplicant(name: string): Promise<{ memberId: string; feeId: string }> {
  const { id: memberId } = await addMember(name);
  const [fee] = await ask(fees.ofMember, { params: { memberId } }, await tokenOf('Administrator'));
  return { memberId, feeId: fee!.id };
}
