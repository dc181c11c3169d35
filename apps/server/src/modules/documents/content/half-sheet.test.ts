import { expect, test } from 'vitest';
import type { CertificateSnapshot } from '../../certificates/index.ts';
import { certificateContent } from './certificate-content.ts';
import type { PaperState } from './paper-frame.ts';
import { receiptContent } from './receipt-content.ts';
import type { ReceiptSnapshot } from './receipt-snapshot.ts';

const letterhead = {
  centre: {
    name: 'Kathok Dharma Centre',
    nameDzongkha: null,
    address: 'Thimphu',
    phone: '+97517000018',
    email: null,
    registrationNumber: null,
    taxpayerNumber: 'T10800108',
  },
  signatory: { name: null, title: null },
  look: {
    logoFileId: null,
    signatureFileId: null,
    colour: '#7d2429',
    footer: null,
    digitGrouping: 'thousands' as const,
  },
};
const state: PaperState = { status: 'valid', voidedAt: null, voidReason: null, replacedBy: null };
const check = {
  baseUrl: 'https://kathok.example',
  verificationCode: '8H4QTT2W62KM9RXA',
  checkCode: 'VFQZ9BYW',
};
const receipt: ReceiptSnapshot = {
  template: 4,
  receiptNumber: 'KM/R/2026/000001',
  issuedOn: '2026-02-04',
  paidOn: '2026-02-03',
  receivedFrom: { name: 'Karma Choden', membershipCode: 'KM-0000018' },
  amount: '1050.00',
  currency: 'BTN',
  words: 'One Thousand Fifty Ngultrum Only',
  head: 'donations',
  title: 'Butter lamps',
  period: null,
  isTaxDeductible: true,
  method: 'mobile_transfer',
  bank: 'Bank of Bhutan',
  journalNumber: '47115820',
  gatewayReference: null,
  reference: 'D2M9-31',
  ...letterhead,
};

test('a receipt has half a sheet, one code, the seal, and a phone as people dial it', () => {
  const content = receiptContent(receipt, state, check);
  expect(content).toMatchObject({
    sheet: 'a5',
    seal: expect.stringContaining('KATHOK DHARMA CENTRE'),
    verification: { code: null, checkCode: 'VFQZ-9BYW', place: 'kathok.example/verify' },
    signatory: { title: 'Authorised signatory', onBehalf: 'for Kathok Dharma Centre' },
  });
  expect(content.letterhead.lines).toContain('17 00 00 18');
  expect(content.lines.filter(({ isHalf }) => isHalf).map(({ label, value }) => [label, value])).toEqual([
    ['Received on', '3 February 2026'],
    ['Reference', 'D2M9-31'],
    ['Method', 'Mobile transfer, Bank of Bhutan'],
    ['Journal no.', '47115820'],
  ]);
});

test('whose check code is kept back gets no code to type, and not the long one either', () => {
  const { verification } = receiptContent(receipt, state, { ...check, checkCode: null });
  expect(verification).toMatchObject({ code: null, checkCode: null });
});

const pit: CertificateSnapshot = {
  template: 4,
  certificateNumber: 'KM/PIT/2025/0001',
  kind: 'pit',
  year: 2025,
  issuedOn: '2026-01-11',
  payer: {
    name: 'Karma Choden',
    nameDzongkha: null,
    membershipCode: null,
    membershipType: null,
    joinedOn: null,
    place: null,
    identityType: 'cid',
    identityNumber: '10800000074',
    taxpayerNumber: 'T1234567',
  },
  currency: 'BTN',
  entries: [],
  amount: '0.00',
  words: '',
  rule: {
    fromYear: 2002,
    act: 'Income Tax Act',
    percentage: 5,
    wording:
      'The donations listed here were received by the centre in the income year named above. They may be deducted from the total adjusted gross income of that year within the limit of the Act.',
  },
  replaces: [],
  ...letterhead,
};
const certificate = (template: number) =>
  certificateContent({ ...pit, template }, state, { ...check, checkCode: null });

test('a PIT certificate says once what the Act allows, with the numbers of both sides', () => {
  const { paragraphs, holder, letterhead: head, titleDzongkha } = certificate(4);
  expect(paragraphs.filter((text) => text.includes('deducted'))).toEqual([
    'Issued under the Income Tax Act, as in force for the income year 2025: donations may be deducted up to 5 % of the total adjusted gross income of that year.',
  ]);
  expect(holder?.identities.map(({ value }) => value)).toEqual(['10800000074', 'T1234567']);
  expect(head.lines).toContain('Taxpayer no. T10800108');
  expect(titleDzongkha).not.toBe(
    certificateContent({ ...pit, kind: 'donation' }, state, check).titleDzongkha,
  );
});

test('one of before keeps both sentences', () => {
  expect(certificate(3).paragraphs.filter((text) => text.includes('deducted'))).toHaveLength(1);
  expect(certificate(3).paragraphs).toContain(pit.rule?.wording);
});
