import type { CardStart } from '@kathok/contract';
import { expect, test } from 'vitest';
import { openCardDesk } from '../../../testing/card-desk.ts';
import { pagesOf } from '../../../testing/read-pdf.ts';
import { startAppForFile } from '../../../testing/office.ts';

const app = await startAppForFile();

test('the letter names the receipt of the donation, not that of money which came twice and is kept apart', async () => {
  const cards = await openCardDesk(app);
  const donationId = await cards.donation();
  const [first, second] = [await cards.start(donationId), await cards.start(donationId)];
  const numbers: string[] = [];
  async function pay(started: CardStart) {
    await cards.arrive(started);
    await cards.comeBack((await cards.choose(started.transactionId, 'approve')) ?? '');
    const receipt = app.db.selectFrom('receipts').select('receiptNumber');
    const { receiptNumber } = await receipt
      .where('paymentId', '=', started.paymentId)
      .executeTakeFirstOrThrow();
    numbers.push(receiptNumber);
    app.clock.advance({ minutes: 1 });
  }
  await pay(first);
  await pay(second);
  const token = await app.signIn('Administrator');
  const url = `/api/donations/${donationId}/letter.pdf`;
  const answer = await app.inject({ url, headers: { authorization: `Bearer ${token}` } });
  expect(answer.statusCode).toBe(200);
  const [letter = ''] = await pagesOf(new Uint8Array(answer.rawPayload));
  expect(numbers.filter((number) => letter.includes(number))).toEqual([numbers[0]]);
});
