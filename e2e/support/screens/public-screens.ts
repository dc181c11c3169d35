import { cardPayments, certificates, fees, jointPayments, renewals } from '@kathok/contract';
import { ask, tokenOf } from '../product/api.ts';
import { addLapsingMember, sendSlip } from '../records/fees.ts';
import { promiseDonation } from '../records/donations.ts';
import { addDonor, issueCertificate } from '../records/papers.ts';

/** What is there for everybody, without knowing anything. */
const open = [
  '/home',
  '/faq',
  '/support',
  '/register',
  '/renew',
  '/membership-renewal',
  '/donate',
  '/non-member/donate',
  '/rituals',
  '/rituals/give',
  '/rituals/give?series=seven_weeks',
  '/generate-certificate/member-search',
  '/generate-certificate/donation-search',
  '/generate-certificate/view-certificate',
  '/generate-certificate/view-certificate/KM-9999999/2025',
  '/generate-certificate/view-donation-certificate',
  '/generate-certificate/view-donation-certificate/10000000000/2025',
  '/pit-exemption-certificate',
  '/unsubscribe',
  '/family-answer',
  '/verify',
  '/verify/2222-2222-2222-2222',
  '/bob-worldline',
  '/bob-worldline/error',
];

/** A member whose renewal was asked for: the member, and the fee. */
async function proposal(name: string): Promise<[memberId: string, feeId: string]> {
  const { id } = await addLapsingMember(name);
  const { feeId } = await ask(renewals.create, { body: { memberId: id } });
  return [id, feeId];
}

async function prepare(): Promise<string[]> {
  const donation = await promiseDonation('Phuntsho Wangmo', '600');
  const donationId = await promiseDonation('Phuntsho Wangmo', '650');
  const atTheBank = await ask(cardPayments.payDonation, { body: { donationId } });
  const [member, fee] = await proposal('Chimi Dorji');
  const [waiting, waitingFee] = await proposal('Chimi Wangmo');
  await sendSlip(waitingFee);
  const [refused, refusedFee] = await proposal('Chimi Lham');
  await sendSlip(refusedFee);
  const body = { decision: 'reject' as const, reason: 'The picture cannot be read.' };
  await ask(fees.decide, { params: { id: refusedFee }, body }, await tokenOf('Treasurer'));
  const [, firstFee] = await proposal('Chimi Yudron');
  const [, secondFee] = await proposal('Chimi Pelmo');
  const items = [{ feeId: firstFee }, { feeId: secondFee }];
  const joint = await ask(jointPayments.create, { body: { items } }, await tokenOf('Treasurer'));
  const donor = await addDonor('Chimi Yangzom');
  const replaced = await issueCertificate(donor.id, 'donation');
  const reissue = { params: { id: replaced.id }, body: { reason: 'The name was misspelt.' } };
  await ask(certificates.reissue, reissue, await tokenOf('Administrator'));
  return [
    ...open,
    `/verify/${donor.receipt.verificationCode}`,
    `/verify/${replaced.verificationCode}`,
    `/donate/${donor.donationId}/payment-status`,
    `/member/${member}`,
    `/member/${member}/renew`,
    `/membership-renewal/${member}/renew`,
    `/member/${member}/donate`,
    `/member/${member}/renew/${fee}/make-payment`,
    `/member/${member}/renew/${fee}/payment-status`,
    `/member/${waiting}/renew/${waitingFee}/make-payment`,
    `/member/${waiting}/renew/${waitingFee}/payment-status`,
    `/member/${refused}/renew/${refusedFee}/payment-status`,
    `/donate/${donation}/make-payment`,
    `/donate/${donation}/payment-status`,
    `/donate/${donationId}/make-payment`,
    `/pay-together/${joint.id}/make-payment`,
    `/pay-together/${joint.id}/payment-status`,
    `/bob-worldline/success/${'0'.repeat(20)}`,
    `/bob-worldline/process/${atTheBank.transactionId}`,
  ];
}

let prepared: Promise<string[]> | undefined;

/** Every public page, with something to show. Prepared once. */
export const publicScreens = (): Promise<string[]> => (prepared ??= prepare());
