import { createHash } from 'node:crypto';
import {
  certificates,
  documents,
  donations,
  groupCode,
  memberPapers,
  members,
  type PaperContent,
  receipts,
  settings,
} from '@kathok/contract';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { noCaller } from '../../testing/blank-paper.ts';
import { type MoneyDesk, openMoneyDesk } from '../../testing/money-desk.ts';
import { pagesOf, qrOn, sizeOf } from '../../testing/read-pdf.ts';
import { sampleMember } from '../../testing/register-samples.ts';
import { startAppForFile } from '../../testing/office.ts';
import { drawContent } from './drawing/draw-content.ts';
import { receiptContent } from './content/receipt-content.ts';
import type { ReceiptSnapshot } from './content/receipt-snapshot.ts';

let desk: MoneyDesk;
const app = await startAppForFile();
desk = await openMoneyDesk(app);

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

async function paidDonation(body: object = {}) {
  const donation = await app.call(
    donations.create,
    {
      body: {
        donorType: 'non_member',
        donorName: 'Pema Lhamo',
        purposeId: desk.purposeId,
        amount: '1500.50',
        payment: { method: 'cash' },
        ...body,
      } as never,
    },
    desk.token,
  );
  const { payments } = (await app.call(donations.get, { params: { id: donation.id } }, desk.token)) as {
    payments: { receipt: { id: string; receiptNumber: string; verificationCode: string } }[];
  };
  return { donationId: donation.id, receipt: payments[0]!.receipt };
}

async function pdf(
  address: string,
  headers: Record<string, string> = { authorization: `Bearer ${desk.token}` },
) {
  const answer = await app.inject({ url: `/api${address}`, headers });
  expect({ address, status: answer.statusCode }).toEqual({ address, status: 200 });
  expect(answer.headers['content-type']).toBe('application/pdf');
  return new Uint8Array(answer.rawPayload);
}

const byNumber = (number: string) => `/receipts/${encodeURIComponent(number)}.pdf`;

test('a receipt says who gave what, in figures and words, and its QR code leads to the page that checks it', async () => {
  const { receipt } = await paidDonation();
  const paper = await pdf(byNumber(receipt.receiptNumber));
  const [text = ''] = await pagesOf(paper);
  for (const said of [
    receipt.receiptNumber,
    'Pema Lhamo',
    'Nu. 1,500.50',
    'One Thousand Five Hundred Ngultrum and Fifty Chhertum Only',
    'Kathok Dharma Centre',
  ])
    expect(text).toContain(said);
  expect(await sizeOf(paper)).toEqual([210, 148.5]);
  // One code: the long one is in the QR code alone.
  expect(text).toMatch(/Check code [0-9A-Z]{4}-[0-9A-Z]{4} localhost:3000\/verify/);
  expect(text).not.toContain(groupCode(receipt.verificationCode));
  expect(await qrOn(paper)).toBe(`http://localhost:3000/verify/${receipt.verificationCode}`);
  const checked = await app.call(documents.verify, { params: { code: receipt.verificationCode } });
  expect(checked).toMatchObject({
    kind: 'receipt',
    status: 'valid',
    number: receipt.receiptNumber,
    amount: '1500.50',
    currency: 'BTN',
    initials: 'P. L.',
  });
  expect(JSON.stringify(checked)).not.toContain('Pema');
});

test('a receipt is sent from phone to phone as a picture of the document, to those who may open it', async () => {
  const { receipt } = await paidDonation();
  const url = `/api/receipts/${receipt.id}.png`;
  const answer = await app.inject({ url, headers: { authorization: `Bearer ${desk.token}` } });
  expect(answer.headers['content-type']).toBe('image/png');
  const { width, height } = await sharp(answer.rawPayload).metadata();
  expect(width! / height!).toBeCloseTo(210 / 148.5, 2);
  expect(width).toBeGreaterThan(1200);
  expect((await app.inject({ url })).statusCode).toBe(404);
});

test('a receipt is checked by its number and the check code beside it too, however they are typed', async () => {
  const { receipt } = await paidDonation();
  const { checkCode } = await app.db
    .selectFrom('receipts')
    .select('checkCode')
    .where('id', '=', receipt.id)
    .executeTakeFirstOrThrow();
  const [, , year = '', place] = receipt.receiptNumber.split('/');
  const typed = {
    receiptNumber: `km r ${year} ${Number(place)}`,
    checkCode: `${checkCode.slice(0, 4).toLowerCase()}–${checkCode.slice(4)}`,
  };
  expect(await app.call(documents.verifyNumber, { body: typed })).toEqual(
    await app.call(documents.verify, { params: { code: receipt.verificationCode } }),
  );
  const wrong = { ...typed, checkCode: checkCode.startsWith('22') ? '33333333' : '22222222' };
  expect(await app.send(documents.verifyNumber, { body: wrong }, {})).toMatchObject({ status: 404 });
});

test('a receipt says the reference that the payer was asked for', async () => {
  const { receipt, donationId } = await paidDonation();
  const donation = await app.call(donations.get, { params: { id: donationId } }, desk.token);
  const [text] = await pagesOf(await pdf(byNumber(receipt.receiptNumber)));
  expect(text).toContain('Reference');
  expect(text).toContain(donation.reference);
});

test('a member certificate shows the days that were paid for, and a seal', async () => {
  const { id: memberId } = await desk.member();
  await paidDonation({ donorType: 'member', memberId, donorName: undefined });
  const year = Number(desk.today().slice(0, 4));
  const body = { kind: 'member', year, memberId } as const;
  const { id } = await app.call(certificates.issue, { body }, desk.token);
  const { content } = await app.call(certificates.get, { params: { id } }, desk.token);
  expect(content.strip?.title).toMatch(/^Covered on \d+ of 36[56] days of \d{4}$/);
  expect(content.seal).toContain('KATHOK DHARMA CENTRE');
  const [text = ''] = await pagesOf(await pdf(`/certificates/${id}.pdf`));
  expect(text).toContain(content.strip?.title);
});

test('a receipt is found by its number as it is printed, slashes and all', async () => {
  const { receipt } = await paidDonation();
  expect(await pagesOf(await pdf(`/receipts/${receipt.receiptNumber}.pdf`))).toEqual([
    expect.stringContaining(receipt.receiptNumber),
  ]);
});

test('a paper is an archival PDF with a title and a language, and carries its letters with it', async () => {
  const { receipt } = await paidDonation();
  const text = Buffer.from(await pdf(`/receipts/${receipt.id}.pdf`)).toString('latin1');
  expect(text).toContain('<pdfaid:part>2</pdfaid:part>');
  expect(text).toMatch(/\/Lang ?\(en/);
  expect(text).toContain(`/Title (Receipt ${receipt.receiptNumber})`);
  const described = text.match(/\/Type ?\/FontDescriptor/g) ?? [];
  const embedded = text.match(/\/FontFile[23] \d+ 0 R/g) ?? [];
  expect(described.length).toBeGreaterThan(2);
  expect(embedded.length).toBe(described.length);
});

test('a receipt is the same bytes for ever, whatever is changed', async () => {
  const { id: memberId } = await desk.member();
  const { receipt } = await paidDonation({ donorType: 'member', memberId, donorName: undefined });
  const first = hashOf(await pdf(byNumber(receipt.receiptNumber)));
  const white = { width: 40, height: 40, channels: 3, background: 'white' } as const;
  const logo = new File([new Uint8Array(await sharp({ create: white }).png().toBuffer())], 'logo.png');
  await app.call(members.update, { params: { id: memberId }, body: { name: 'Somebody Else' } }, desk.token);
  await app.call(
    settings.update,
    {
      body: {
        address: 'Another street',
        centreName: 'Another name',
        paperColour: '#123456',
        digitGrouping: 'lakh',
      },
    },
    desk.token,
  );
  await app.call(settings.setLogo, { body: { picture: logo } }, desk.token);
  app.clock.advance({ days: 400 });
  desk = await openMoneyDesk(app);
  expect(hashOf(await pdf(byNumber(receipt.receiptNumber)))).toBe(first);
  // Without what was kept it is drawn again, from the frozen text alone: the same bytes.
  await app.db.deleteFrom('paperRenderings').execute();
  expect(hashOf(await pdf(byNumber(receipt.receiptNumber)))).toBe(first);
  await app.call(settings.removeLogo, {}, desk.token);
  await app.call(
    settings.update,
    { body: { centreName: 'Kathok Dharma Centre', paperColour: '#7d2429', digitGrouping: 'thousands' } },
    desk.token,
  );
});

test('what was drawn first is kept, also when a later version would draw it otherwise', async () => {
  const { receipt } = await paidDonation();
  const first = await pdf(byNumber(receipt.receiptNumber));
  const kept = await app.db
    .selectFrom('paperRenderings')
    .innerJoin('files', 'files.id', 'fileId')
    .select(['sha256', 'state'])
    .where('paperId', '=', receipt.id)
    .execute();
  expect(kept).toEqual([{ sha256: hashOf(first), state: 'valid' }]);
});

test('a new logo stands on new papers, and the old one stays on the old', async () => {
  const red = { width: 60, height: 60, channels: 3, background: 'red' } as const;
  const blue = { ...red, background: 'blue' } as const;
  const asFile = async (create: typeof red | typeof blue) =>
    new File([new Uint8Array(await sharp({ create }).png().toBuffer())], 'logo.png');
  await app.call(settings.setLogo, { body: { picture: await asFile(red) } }, desk.token);
  const { receipt } = await paidDonation();
  await app.call(settings.setLogo, { body: { picture: await asFile(blue) } }, desk.token);
  const { content } = await app.call(receipts.get, { params: { receipt: receipt.id } }, desk.token);
  const logo = Buffer.from(content.letterhead.logo?.split(',')[1] ?? '', 'base64');
  const { dominant } = await sharp(logo).stats();
  expect(dominant.r).toBeGreaterThan(200);
  await app.call(settings.removeLogo, {}, desk.token);
});

test.each([
  '#import "x"',
  '<script>alert(1)</script>',
  '$x^2$',
  '*bold* _it_ `raw` @ref <label>',
  '#read("/etc/passwd")',
])('the name %s is printed as it is', async (donorName) => {
  const { receipt } = await paidDonation({ donorName });
  const [text] = await pagesOf(await pdf(byNumber(receipt.receiptNumber)));
  expect(text).toContain(donorName);
});

test('a reprint says that it is one, and a void receipt says so across the page', async () => {
  const { receipt } = await paidDonation();
  const address = byNumber(receipt.receiptNumber);
  const original = await pdf(address);
  expect(await pagesOf(original)).not.toEqual([expect.stringContaining('Duplicate')]);
  const [copy] = await pagesOf(await pdf(`${address}?copy=duplicate`));
  expect(copy).toContain('Duplicate');
  const summary = await app.call(
    receipts.void,
    { params: { id: receipt.id }, body: { reason: 'The cheque bounced' } },
    desk.token,
  );
  expect(summary).toMatchObject({ receiptNumber: receipt.receiptNumber, voidReason: 'The cheque bounced' });
  const [text] = await pagesOf(await pdf(address));
  expect(text).toMatch(/VOID.*Void/);
  expect(text).toContain('The cheque bounced');
  const checked = await app.call(documents.verify, { params: { code: receipt.verificationCode } });
  expect(checked.status).toBe('void');
  const twice = { params: { id: receipt.id }, body: { reason: 'Again' } };
  expect(await app.send(receipts.void, twice, { token: desk.token })).toMatchObject({
    status: 409,
    body: { code: 'wrong_state' },
  });
});

test('a receipt from before the look was frozen is still drawn', async () => {
  const { receipt } = await paidDonation();
  const { snapshot } = await app.db
    .selectFrom('receipts')
    .select('snapshot')
    .where('id', '=', receipt.id)
    .executeTakeFirstOrThrow();
  const {
    look: _look,
    template: _template,
    ...old
  } = JSON.parse(snapshot) as ReceiptSnapshot & { template: number };
  const state = { status: 'valid', voidedAt: null, voidReason: null, replacedBy: null } as const;
  const check = {
    baseUrl: 'https://kathok.example',
    verificationCode: 'aB3-_kQ9xYz0123456789A',
    checkCode: 'ABCDEFGH',
  };
  const [text] = await pagesOf(await drawContent(noCaller, receiptContent(old, state, check), []));
  expect(text).toContain(receipt.receiptNumber);
});

test('names of 120 characters and a script that our letters do not have stay on the page', async () => {
  for (const donorName of ['Wangchuk'.repeat(15), 'Dorji Wangmo '.repeat(9).trim(), 'राम बहादुर 王明 🙏']) {
    const { receipt } = await paidDonation({ donorName });
    expect(await pagesOf(await pdf(byNumber(receipt.receiptNumber)))).toHaveLength(1);
  }
});

test('the card of a member has the size of a bank card, and its code says whether the membership is current', async () => {
  const { id, membershipCode } = await desk.member();
  const card = await pdf(`/member/${id}/card.pdf`);
  expect(await sizeOf(card)).toEqual([85.6, 54]);
  const address = (await qrOn(card)) ?? '';
  const code = address.split('/').at(-1) ?? '';
  expect(await app.call(documents.verify, { params: { code } })).toMatchObject({
    kind: 'card',
    number: membershipCode,
    status: 'valid',
    amount: null,
  });
  const again = await qrOn(await pdf(`/member/${id}/card.pdf`));
  expect(again).toBe(address);
  const others = await Promise.all(Array.from({ length: 11 }, () => desk.member()));
  const sheet = await pdf(`/member/cards.pdf?ids=${others.map((member) => member.id).join(',')}`);
  expect(await sizeOf(sheet)).toEqual([210, 297]);
  const pages = await pagesOf(sheet);
  expect(pages).toHaveLength(2);
  for (const member of others) expect(pages.join(' ')).toContain(member.membershipCode);
  const [found] = others;
  const filtered = await pagesOf(await pdf(`/member/cards.pdf?q=${found?.membershipCode}`));
  expect(filtered).toEqual([expect.stringContaining(found?.membershipCode ?? '')]);
  const nobody = await app.inject({
    url: '/api/member/cards.pdf?q=nobody-is-called-so',
    headers: { authorization: `Bearer ${desk.token}` },
  });
  expect(nobody.json()).toMatchObject({ status: 422, errors: [{ property: 'q' }] });
  const shown = await app.call(memberPapers.card, { params: { id } }, desk.token);
  expect(shown).toMatchObject({ code: membershipCode, address, standing: 'current' });
});

test('the letter of thanks is addressed to the donor, and the names to read aloud do not say who gave', async () => {
  const dedication = {
    offering: 'Butter lamps',
    names: [
      { name: 'Ap Dorji', living: false },
      { name: 'Aum Zam', living: true },
    ],
    readOn: '2030-01-05',
  };
  const { donationId } = await paidDonation({ dedication });
  const [letter] = await pagesOf(await pdf(`/donations/${donationId}/letter.pdf`));
  for (const said of [
    'Dear Pema Lhamo,',
    'Thank you for Nu. 1,500.50 for butter lamps.',
    'Ap Dorji',
    'Aum Zam',
    'With prayers',
  ])
    expect(letter).toContain(said);
  const leaf = await pdf('/donations/dedications.pdf?readOn=2030-01-05');
  const [list] = await pagesOf(leaf);
  expect(list).toMatch(/For the living.*For the deceased.*Butter lamps.*Aum Zam.*Butter lamps.*Ap Dorji/);
  expect(list).not.toContain('Pema Lhamo');
  expect(await sizeOf(leaf)).toEqual([297, 210]);
});

test('a name in Tibetan script is drawn by letters that have its stacks', async () => {
  const nameDzongkha = 'བསྒྲུབས་རྫོགས་སྐྱོང';
  const body = { ...sampleMember(desk.ids), nameDzongkha, waiveFee: true };
  const { id: memberId } = await app.call(members.create, { body }, desk.token);
  const { receipt } = await paidDonation({ donorType: 'member', memberId, donorName: undefined });
  const paper = Buffer.from(await pdf(byNumber(receipt.receiptNumber))).toString('latin1');
  expect(paper).toContain('NotoSerifTibetan');
  const { content } = await app.call(receipts.get, { params: { receipt: receipt.id } }, desk.token);
  expect(JSON.stringify(content)).toContain(nameDzongkha);
});

test('the page for phones says what the paper says', async () => {
  const { receipt } = await paidDonation();
  const { content }: { content: PaperContent } = await app.call(
    receipts.get,
    { params: { receipt: receipt.receiptNumber } },
    desk.token,
  );
  const [text = ''] = await pagesOf(await pdf(byNumber(receipt.receiptNumber)));
  const said = [
    content.title,
    content.amount?.figures,
    content.amount?.words,
    ...content.facts.map(({ value }) => value),
    ...content.lines.flatMap(({ label, value }) => [label, value]),
    content.verification?.checkCode,
  ];
  for (const one of said) expect(text).toContain(one);
});

test('nobody without a token, a grant or the right finds a receipt, and the answer is that of one that does not exist', async () => {
  const { receipt } = await paidDonation();
  const stranger = await app.signIn('Member');
  const foreign = await app.inject({ url: `/api/receipts/${receipt.id}.pdf` });
  const missing = await app.inject({ url: '/api/receipts/00000000-0000-4000-8000-000000000000.pdf' });
  const same = ({ body, statusCode }: typeof foreign) => ({
    statusCode,
    body: body.replace(/"requestId":"[^"]+"/, '').replace(/"instance":"[^"]+"/, ''),
  });
  expect(foreign.statusCode).toBe(404);
  expect(same(foreign)).toEqual(same(missing));
  for (const authorization of [
    `Bearer ${stranger}`,
    'Grant shared',
    'Grant null',
    `Grant ${'a'.repeat(43)}`,
    'Grant',
  ])
    expect(
      (await app.inject({ url: `/api/receipts/${receipt.id}.pdf`, headers: { authorization } })).statusCode,
    ).toBe(404);
  expect(await app.send(certificates.document, {}, {})).toMatchObject({ status: 404 });
});
