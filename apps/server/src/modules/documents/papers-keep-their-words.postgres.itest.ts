import { certificates, donations, receipts } from '@kathok/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type MoneyDesk, openMoneyDesk } from '../../testing/money-desk.ts';
import { pagesOf } from '../../testing/read-pdf.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { newestPaperTemplate, paperTemplates } from './content/paper-templates.ts';

let app: TestApp;
let desk: MoneyDesk;
beforeAll(async () => {
  app = await startTestApp();
  desk = await openMoneyDesk(app);
});
afterAll(() => app.close());

/** A later version of the program comes, with other sentences and the drawing of today. */
async function withOtherWords(act: () => Promise<void>) {
  const { folder, words } = newestPaperTemplate();
  const later = Math.max(...Object.keys(paperTemplates).map(Number)) + 1;
  const { marks } = words;
  paperTemplates[later] = {
    folder,
    words: {
      ...words,
      certify: 'LATER: we hereby confirm that',
      labels: { ...words.labels, issuedOn: 'LATER: day of issue', receivedFrom: 'LATER: payer' },
      marks: { ...marks, void: { text: 'LATER: cancelled', note: () => 'LATER: no longer good' } },
      onBehalf: (centre) => `LATER: for ${centre}`,
    },
  };
  try {
    await act();
  } finally {
    delete paperTemplates[later];
  }
}

async function pdf(address: string): Promise<string> {
  const answer = await app.inject({
    url: `/api${address}`,
    headers: { authorization: `Bearer ${desk.token}` },
  });
  expect({ address, status: answer.statusCode }).toEqual({ address, status: 200 });
  return (await pagesOf(new Uint8Array(answer.rawPayload))).join('\n').replaceAll('\u00ad', '');
}

test('papers that are first opened or made void after the wording changed say what they said on their day', async () => {
  const { id: memberId } = await desk.member();
  const body = { donorType: 'member', memberId, purposeId: desk.purposeId, amount: '1500.00' } as const;
  const { id } = await app.call(
    donations.create,
    { body: { ...body, payment: { method: 'cash' } } as never },
    desk.token,
  );
  const { payments } = (await app.call(donations.get, { params: { id } }, desk.token)) as {
    payments: { receipt: { id: string; receiptNumber: string } }[];
  };
  const { receipt } = payments[0]!;
  const year = Number(desk.today().slice(0, 4));
  const certificate = await app.call(
    certificates.issue,
    { body: { kind: 'donation', year, memberId } as const },
    desk.token,
  );
  await withOtherWords(async () => {
    const receiptText = await pdf(`/receipts/${receipt.id}.pdf`);
    expect(receiptText).toContain('Received from');
    const certificateText = await pdf(`/certificates/${certificate.id}.pdf`);
    expect(certificateText).toContain('This is to certify that');
    // The letter is made anew, so it says what is said today.
    expect(await pdf(`/donations/${id}/letter.pdf`)).toContain('LATER: for Kathok Dharma Centre');

    await app.call(
      receipts.void,
      { params: { id: receipt.id }, body: { reason: 'Counted twice' } },
      desk.token,
    );
    const voidReceipt = await pdf(`/receipts/${receipt.id}.pdf`);
    expect(voidReceipt).toMatch(/Void.*Since .*Counted twice/s);
    const voidCertificate = await pdf(`/certificates/${certificate.id}.pdf`);
    expect(voidCertificate).toMatch(/Void.*Since/s);
    for (const text of [receiptText, certificateText, voidReceipt, voidCertificate])
      expect(text).not.toContain('LATER');
  });
});
