import { cardPayments, type CardStart } from '@kathok/contract';
import { productUrl } from '../product/journey.ts';
import { ask, tokenOf } from '../product/api.ts';
import { promiseDonation } from './donations.ts';

async function atBank(name: string, fields: Record<string, string>): Promise<void> {
  const address = `${productUrl()}/simulator/worldline/${name}`;
  const answer = await fetch(address, { method: 'POST', body: new URLSearchParams(fields) });
  if (!answer.ok) throw new Error(`The simulated bank answered ${answer.status}: ${await answer.text()}`);
}

/** The payer chooses at the simulated bank, the browser is closed there, and staff ask what became of it. */
async function payAndStay(
  { redirect, transactionId, paymentId }: CardStart,
  outcome: string,
  more: Record<string, string> = {},
): Promise<void> {
  await atBank('doMEPayRequest', redirect.fields);
  await atBank('chooseOutcome', { orderId: transactionId, outcome, ...more });
  await ask(cardPayments.enquire, { params: { id: paymentId } }, await tokenOf('Treasurer'));
}

/** The bank says yes to another sum than the one that was asked for. */
export async function payAnotherSum(donorName: string): Promise<void> {
  const donationId = await promiseDonation(donorName, '1800');
  await payAndStay(await ask(cardPayments.payDonation, { body: { donationId } }), 'otherAmount');
}

/** Two tabs, both paid: the second payment is too much, and waits for somebody to give it back. */
export async function payTwiceByCard(donorName: string): Promise<void> {
  const donationId = await promiseDonation(donorName, '2500');
  const start = () => ask(cardPayments.payDonation, { body: { donationId } });
  for (const started of [await start(), await start()]) await payAndStay(started, 'dropReturn');
}

/** Paid by card; what the bank does when it is asked to send the money back is decided already. */
export async function payByCard(donorName: string, refundAnswer: string): Promise<string> {
  const donationId = await promiseDonation(donorName, '650');
  const started = await ask(cardPayments.payDonation, { body: { donationId } });
  await payAndStay(started, 'dropReturn', { refundAnswer });
  return donationId;
}
