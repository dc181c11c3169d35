import { type Donation, donationPurposes, donations, type PayerView } from '@kathok/contract';
import { productUrl } from '../product/journey.ts';
import { ask, tokenOf } from '../product/api.ts';

async function purposeCalled(name: string): Promise<string> {
  const purpose = (await ask(donationPurposes.all, {})).find((candidate) => candidate.name === name);
  if (!purpose) throw new Error(`The sample centre has no purpose ${name}.`);
  return purpose.id;
}

/** Somebody promises a donation on the public pages; nothing is paid yet. */
export async function promiseDonation(donorName: string, amount: string): Promise<string> {
  const purposeId = await purposeCalled('Butter lamps');
  const { id } = await ask(donations.create, {
    body: { donorType: 'non_member', donorName, phone: '17614208', purposeId, amount },
  });
  return id;
}

/** The payer sends the slip of a transfer for a donation. */
export async function sendSlip(
  donationId: string,
  journalNumber: string,
  picture: Buffer,
): Promise<PayerView> {
  const body = new FormData();
  const paidOn = new Date(Date.now() + 6 * 60 * 60 * 1000).toISOString().slice(0, 10);
  const fields = { donationId, method: 'mobile_transfer', bank: 'Bank of Bhutan', journalNumber, paidOn };
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  body.set('slip', new File([new Uint8Array(picture)], 'slip.png', { type: 'image/png' }));
  const address = `${productUrl()}/api${donations.sendSlip.path}`;
  const answer = await fetch(address, { method: 'POST', body });
  if (!answer.ok) throw new Error(`The slip was answered ${answer.status}: ${await answer.text()}`);
  return donations.sendSlip.response.parse(await answer.json());
}

/** What the payer sees on the page of a donation. */
export const payerSees = async (id: string): Promise<PayerView> =>
  (await ask(donations.get, { params: { id } })) as PayerView;

/** A donation in cash, as the desk records it. */
export async function cashDonation(donorName: string, contact: { email?: string } = {}): Promise<Donation> {
  const body = {
    donorType: 'non_member' as const,
    donorName,
    ...contact,
    purposeId: await purposeCalled('Butter lamps'),
    amount: '500',
    payment: { method: 'cash' as const },
  };
  return (await ask(donations.create, { body }, await tokenOf('Treasurer'))) as Donation;
}

/** A member's donation in cash. */
export async function memberDonation(memberId: string, amount: string): Promise<Donation> {
  const body = {
    donorType: 'member' as const,
    memberId,
    purposeId: await purposeCalled('Butter lamps'),
    amount,
    payment: { method: 'cash' as const },
  };
  return (await ask(donations.create, { body }, await tokenOf('Treasurer'))) as Donation;
}
