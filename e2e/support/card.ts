import { cardPayments, type CardStart } from '@kathok/contract';
import { inject } from 'vitest';
import { ask, tokenOf } from './api.ts';
import { promiseGift } from './gifts.ts';

async function atBank(name: string, fields: Record<string, string>): Promise<void> {
  const address = `${inject('journey').product}/simulator/worldline/${name}`;
  const answer = await fetch(address, { method: 'POST', body: new URLSearchParams(fields) });
  if (!answer.ok) throw new Error(`The simulated bank answered ${answer.status}: ${await answer.text()}`);
}

/** The payer pays at the simulated bank, and the browser is closed there. */
async function payAndStay({ redirect, transactionId }: CardStart): Promise<void> {
  await atBank('doMEPayRequest', redirect.fields);
  await atBank('chooseOutcome', { orderId: transactionId, outcome: 'dropReturn' });
}

/** Two tabs, both paid: the second payment is too much, and waits for somebody to give it back. */
export async function payTwiceByCard(donorName: string): Promise<void> {
  const donationId = await promiseGift(donorName, '2500');
  const start = () => ask(cardPayments.payDonation, { body: { donationId } });
  const started = [await start(), await start()];
  const token = await tokenOf('Treasurer');
  for (const each of started) {
    await payAndStay(each);
    await ask(cardPayments.enquire, { params: { id: each.paymentId } }, token);
  }
}
