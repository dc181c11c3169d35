import { type Donation, donations, receipts } from '@kathok/contract';
import { expect, test } from 'vitest';
import { startOffice } from '../../../testing/office.ts';
import { pagesOf } from '../../../testing/read-pdf.ts';

const { app, desk } = await startOffice();

/** Somebody comes in with ten ngultrum and names a CID. */
async function walkIn(identityNumber?: string) {
  const body = {
    donorType: 'non_member' as const,
    donorName: 'Pema Lhamo',
    ...(identityNumber && { identityType: 'cid' as const, identityNumber }),
    purposeId: desk.purposeId,
    amount: '10.00',
    payment: { method: 'cash' as const },
  };
  const { id } = await app.call(donations.create, { body }, desk.token);
  const { payments } = (await app.call(donations.get, { params: { id } }, desk.token)) as Donation;
  const receipt = payments[0]!.receipt!.id;
  const { content, opensPapersOf } = await app.call(receipts.get, { params: { receipt } }, desk.token);
  return { receipt, code: content.verification!.checkCode!, opensPapersOf };
}

async function textOf(receipt: string, query = ''): Promise<string> {
  const answer = await app.inject({
    url: `/api/receipts/${receipt}.pdf${query}`,
    headers: { authorization: `Bearer ${desk.token}` },
  });
  expect(answer.statusCode).toBe(200);
  return (await pagesOf(answer.rawPayload)).join(' ');
}

test('the office is told whose papers the check code of a walk-in opens, and can print the receipt without it', async () => {
  const { receipt, code, opensPapersOf } = await walkIn('11410001223');
  expect(opensPapersOf).toBe('•••••••••23');
  expect(await textOf(receipt)).toContain(code);
  const withheld = await textOf(receipt, '?checkCode=withheld');
  expect(withheld).toContain('Pema Lhamo');
  expect(withheld).not.toContain(code);
  // The one that is kept is the whole one, whatever was printed in between.
  expect(await textOf(receipt)).toContain(code);
});

test('nothing is asked where nobody’s number was named', async () => {
  expect((await walkIn()).opensPapersOf).toBeNull();
});
