import { expect, test } from 'vitest';
import { howMany } from '../../../testing/how-many.ts';
import { noCaller } from '../../../testing/blank-paper.ts';
import { pagesOf, textEdges } from '../../../testing/read-pdf.ts';
import { paperTemplate } from '../../../platform/letterhead.ts';
import type { CertificateSnapshot } from '../../certificates/index.ts';
import { certificateContent } from '../content/certificate-content.ts';
import type { PaperState } from '../content/paper-frame.ts';
import { drawContent } from './draw-content.ts';

type Entry = CertificateSnapshot['entries'][number];

const longName =
  'Dasho Kinley Tshering Wangchuk Dorji Namgyel Rinchen Pelzang Thinley Norbu Jamtsho Ugyen Lhendup Chogyal Sonam Tobgay Wa';
const oneWord = 'Wangchuk'.repeat(15);

const entryOf = (place: number, title = 'Butter lamps'): Entry => ({
  receiptNumber: `KM/R/2025/${String(place).padStart(6, '0')}`,
  paidOn: '2025-09-28',
  head: 'donations',
  title,
  period: null,
  method: 'mobile_transfer',
  methodNumber: 'Bank of Bhutan 45310277',
  amount: '999999999.99',
  currency: 'BTN',
  isTaxDeductible: true,
});
const feeOf = (place: number): Entry => ({
  ...entryOf(place, 'Renewal of General membership'),
  head: 'membership_fees',
  period: { from: '2025-06-01', to: '2026-05-31' },
});
const entries = (count: number, of = entryOf) => Array.from({ length: count }, (_, place) => of(place + 1));

function snapshot(kind: CertificateSnapshot['kind'], name: string, receipts: Entry[]): CertificateSnapshot {
  return {
    template: paperTemplate,
    certificateNumber: 'KM/PIT/2025/0042',
    kind,
    year: 2025,
    issuedOn: '2026-01-12',
    payer: {
      name,
      nameDzongkha: 'ཀརྨ་ཆོས་སྒྲོན།',
      membershipCode: 'KM-0000018',
      membershipType: 'General',
      joinedOn: '2019-06-01',
      place: 'Dzongdrakha, Lamgong, Paro',
      identityType: 'cid',
      identityNumber: '10800000074',
      taxpayerNumber: 'T00000000',
    },
    currency: 'BTN',
    entries: receipts,
    amount: '999999999.99',
    words:
      'Nine Hundred Ninety-Nine Million Nine Hundred Ninety-Nine Thousand Nine Hundred Ninety-Nine Ngultrum and Ninety-Nine Chhertum Only',
    rule:
      kind === 'pit'
        ? { fromYear: 2001, act: 'Income Tax Act of the Kingdom of Bhutan 2001', percentage: 5, wording: '' }
        : null,
    replaces: [],
    coverage: kind === 'member' ? [{ from: '2024-06-01', to: '2026-05-31' }] : [],
    centre: {
      name: 'Kathok Dharma Centre',
      nameDzongkha: 'ཀཿཐོག་ཆོས་ཚོགས།',
      address: 'Upper Motithang\nThimphu',
      phone: '+97517000018',
      email: 'office@example.bt',
      registrationNumber: 'CRO-0000',
      taxpayerNumber: 'T00000000',
    },
    signatory: { name: 'Lopen Rinchen Dorji', title: 'Treasurer' },
    look: {
      logoFileId: null,
      signatureFileId: null,
      colour: '#7d2429',
      footer: 'By this merit may all beings have happiness.',
      digitGrouping: 'thousands',
    },
  };
}

const valid: PaperState = { status: 'valid', voidedAt: null, voidReason: null, replacedBy: null };
const replaced: PaperState = {
  status: 'replaced',
  voidedAt: new Date('2026-02-03T06:00:00Z'),
  voidReason: 'The name was corrected',
  replacedBy: 'KM/PIT/2025/0043',
  isDuplicate: true,
};
const check = { baseUrl: 'https://kathok.example', verificationCode: '8H4QTT2W62KM9RXA', checkCode: null };

async function draw(paper: CertificateSnapshot, state = valid) {
  const pdf = await drawContent(noCaller, certificateContent(paper, state, check), [], {
    template: paper.template,
  });
  return { pdf, pages: await pagesOf(pdf) };
}

const numbersOn = (pages: string[]) => pages.map((page) => /Page \d+ of \d+/.exec(page)?.[0]);
/** Every page of several says which one it is; one page alone says nothing. */
const rightNumbers = ({ length }: string[]) =>
  length === 1 ? [undefined] : Array.from({ length }, (_, at) => `Page ${at + 1} of ${length}`);

test.each([oneWord, longName].slice(0, howMany({ test: 1, prove: 2 })))(
  'a certificate of 300 receipts for %s numbers its pages and repeats the head of its table',
  async (name) => {
    const { pdf, pages } = await draw(snapshot('pit', name, entries(300)));
    expect(pages.length).toBeGreaterThan(8);
    expect(numbersOn(pages)).toEqual(rightNumbers(pages));
    for (const page of pages.slice(1))
      expect(page).toMatch(/No\. ?Received ?For ?Receipt ?Method and number/);
    const listed = pages.slice(1).flatMap((page) => page.match(/KM\/R\/2025\/\d{6}/g) ?? []);
    expect(listed).toEqual(entries(300).map(({ receiptNumber }) => receiptNumber));
    expect(pages.at(-1)).toContain('300 receipts');
    const { left, right } = await textEdges(pdf);
    expect(left).toBeGreaterThanOrEqual(17.9);
    expect(right).toBeLessThanOrEqual(210 - 17.9);
  },
);

test('a row stays on one page, also where what it was for takes six lines', async () => {
  const { pages } = await draw(
    snapshot(
      'member',
      longName,
      entries(60, (place) => entryOf(place, longName)),
    ),
  );
  expect(numbersOn(pages)).toEqual(rightNumbers(pages));
  for (const page of pages.slice(1)) {
    const begun = page.match(/Dasho Kinley/g) ?? [];
    const ended = page.match(/Tobgay Wa/g) ?? [];
    expect(begun.length).toBe(ended.length);
  }
});

/** One page and the next, and the sums that go over to it; the counts between are for `npm run prove`. */
const counts = [1, 5, 17, 4, 16].slice(0, howMany({ test: 3, prove: 5 }));

test.each([longName, 'Karma Choden', oneWord].slice(0, howMany({ test: 1, prove: 3 })))(
  'pages of certificates for %s are numbered, however many receipts and marks they have',
  async (name) => {
    for (const kind of ['member', 'donation', 'pit'] as const)
      for (const [at, count] of counts.entries())
        for (const state of [valid, replaced, valid].slice(
          at % 2,
          (at % 2) + howMany({ test: 1, prove: 2 }),
        )) {
          const { pages } = await draw(
            snapshot(kind, name, entries(count, kind === 'member' ? feeOf : entryOf)),
            state,
          );
          expect(numbersOn(pages)).toEqual(rightNumbers(pages));
        }
  },
);

test('a member with four receipts gets one page with its signature', async () => {
  const receipts = [...entries(2), feeOf(3), feeOf(4)];
  const { pages } = await draw(snapshot('member', 'Karma Choden', receipts));
  expect(pages).toHaveLength(1);
  expect(pages[0]).toContain('Lopen Rinchen Dorji');
});
