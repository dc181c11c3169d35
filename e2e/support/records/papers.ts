import { setTimeout as pause } from 'node:timers/promises';
import {
  auth,
  certificates,
  type CertificateKind,
  donationPurposes,
  donations,
  outbox,
  receipts,
} from '@kathok/contract';
import { ask, tokenOf } from '../product/api.ts';
import { addLapsingMember, today } from './fees.ts';
import { newEmail } from './people.ts';

const thisYear = () => Number(today().slice(0, 4));

/** A member gives in cash, and gets a receipt. */
async function giveInCash(memberId: string) {
  const [purpose] = await ask(donationPurposes.all, {});
  const body = {
    donorType: 'member' as const,
    memberId,
    purposeId: purpose!.id,
    amount: '1050',
    payment: { method: 'cash' as const },
  };
  const token = await tokenOf('Administrator');
  const { id: donationId } = await ask(donations.create, { body }, token);
  const { receiptNumber } = (await ask(donations.get, { params: { id: donationId } }, token)) as {
    receiptNumber: string;
  };
  const params = { receipt: encodeURIComponent(receiptNumber) };
  return { donationId, receipt: await ask(receipts.get, { params }, token) };
}

/** A member with an e-mail address who gave in cash, and the receipt that was issued. */
export async function addDonor(name: string) {
  const email = newEmail(name);
  const member = await addLapsingMember(name, { email });
  return { ...member, email, cid: member.identityNumber!, ...(await giveInCash(member.id)) };
}

/** The member who can sign in to the sample centre, with something paid this year. */
export async function memberWithAccount(): Promise<string> {
  const { memberId } = await ask(auth.me, {}, await tokenOf('Member'));
  await giveInCash(memberId!);
  return memberId!;
}

export const issueCertificate = async (memberId: string, kind: CertificateKind) =>
  ask(certificates.issue, { body: { memberId, kind, year: thisYear() } }, await tokenOf('Administrator'));

/** The code in the newest message to somebody; it is written a moment after it was asked for. */
export async function codeMailedTo(recipient: string): Promise<string> {
  const token = await tokenOf('Administrator');
  for (const end = Date.now() + 180_000; Date.now() < end; await pause(200)) {
    const { data } = await ask(outbox.list, { query: { q: recipient } }, token);
    const code = /\b(\d{8})\b/.exec(data[0]?.body ?? '')?.[1];
    if (code) return code;
  }
  throw new Error(`No code went to ${recipient}.`);
}
