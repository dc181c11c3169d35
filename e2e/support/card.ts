import { cardPayments, type CardStart } from '@kathok/contract';
import { productUrl } from './journey.ts';
import { ask, tokenOf } from './api.ts';
import { promiseGift } from './gifts.ts';

async function atBank(name: string, fields: Record<string, string>): Promise<void> {
  const address = `${productUrl()}/simulator/worldline/${name}`;
  const answer = await fetch(address, { method: 'POST', body: new URLSearchParams(fields) });
  if (!answer.ok) throw new Error(`The simulated bank answered ${answer.status}: ${await answer.text()}`);
}

/** The payer chooses at the simulated bank, the browser is closed there, and staff ask what became of it. */
async function payAndStay({ redirect, transactionId, paymentId }: CardStart, outcome: string): Promise<void> {
  await atBank('doMEPayRequest', redirect.fields);
  await atBank('chooseOutcome', { orderId: transactionId, outcome });
  await ask(cardPayments.enquire, { params: { id: paymentId } }, await tokenOf('Treasurer'));
}

/** The bank says yes to another sum than the one that was asked for. */
export async function payAnotherSum(donorName: string): Promise<void> {
  const donationId = await promiseGift(donorName, '1800');
  await payAndStay(await ask(cardPayments.payDonation, { body: { donationId } }), 'otherAmount');
}

/** Two tabs, both paid: the second payment is too much, and waits for somebody to give it back. */
export async function payTwiceByCard(donorName: string): Promise<void> {
  const donationId = await promiseGift(donorName, '2500');
  const start = () => ask(cardPayments.payDonation, { body: { donationId } });
  for (const started of [await start(), await start()]) await payAndStay(started, 'dropReturn');
}
