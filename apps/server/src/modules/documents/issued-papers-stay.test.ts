import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packageRoot } from '../../base/start/package-root.ts';
import { paperTemplate } from '../../platform/letterhead.ts';
import type { CertificateSnapshot } from '../certificates/index.ts';
import { certificateContent } from './content/certificate-content.ts';
import type { PaperState } from './content/paper-frame.ts';
import { newestPaperTemplate, paperTemplates } from './content/paper-templates.ts';
import { receiptContent } from './content/receipt-content.ts';
import type { ReceiptSnapshot } from './content/receipt-snapshot.ts';

const hashOf = (...texts: (string | Buffer)[]) => {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(text);
  return hash.digest('hex');
};

/**
 * A paper is drawn by the template it was issued for, and says its sentences. Where one of these hashes changes, papers
 * that were issued and never opened, or are made void later, would look or read otherwise than on the day they were
 * issued: put the change into a new template (`content/paper-templates.ts`), and into content that only newer snapshots
 * ask for.
 */
test.each([
  {
    folder: 'v1',
    files: ['emblem.svg', 'paper.typ', 'parts.typ', 'weave.svg'],
    hash: '88674a0404090e7c27a7574e53cd3ba44ccf363333185dc4595b363214189565',
  },
  {
    folder: 'v2',
    files: ['emblem.svg', 'paper.typ', 'parts.typ', 'seal.svg', 'weave.svg'],
    hash: '4e074f203bad49be0a043001354477a48b2b051505468c785e482438acbec94d',
  },
  {
    folder: 'v3',
    files: ['blocks.typ', 'emblem.svg', 'paper.typ', 'parts.typ', 'seal.svg', 'weave.svg'],
    hash: '3257d5fbd499c6c41273d2357971ca0f3d1b231d98cb60991c3c616315ffe511',
  },
  {
    folder: 'v4',
    files: ['blocks.typ', 'emblem.svg', 'paper.typ', 'parts.typ', 'receipt.typ', 'seal.svg', 'weave.svg'],
    hash: 'cf25932b49078f6d893efc609daed616533ab9ccebea8e51282d433e49f8b9ec',
  },
])('the drawing $folder never changes', ({ folder, files, hash }) => {
  const place = join(packageRoot(), 'assets', 'papers', folder);
  expect(hashOf(...files.map((file) => readFileSync(join(place, file))))).toBe(hash);
});

test.each([
  { file: 'words.v1.en.ts', hash: '12492de08e90a18ac6d13198ff66eb1e7e4685e2c37cb08427eb0825e96d1f4b' },
  { file: 'words.v4.en.ts', hash: 'fba4638d4901f20fe379c12af7d087e7d2f8a7f02db1ce480c0c5bc12a94cba5' },
])('the words in $file never change', ({ file, hash }) => {
  expect(hashOf(readFileSync(join(import.meta.dirname, 'content', file)))).toBe(hash);
});

test('papers are issued for the newest template', () => {
  expect(
    Object.keys(paperTemplates)
      .map(Number)
      .toSorted((a, b) => a - b)
      .at(-1),
  ).toBe(paperTemplate);
  expect(newestPaperTemplate()).toBe(paperTemplates[paperTemplate]);
});

const letterhead = {
  centre: {
    name: 'Kathok Dharma Centre',
    nameDzongkha: null,
    address: 'Thimphu',
    phone: '+97517000018',
    email: null,
    registrationNumber: 'CRO-1',
    taxpayerNumber: null,
  },
  signatory: { name: 'Lopen Dorji', title: 'Treasurer' },
  look: {
    logoFileId: null,
    signatureFileId: null,
    colour: '#7d2429',
    footer: 'May all beings be happy.',
    digitGrouping: 'thousands' as const,
  },
};
const state: PaperState = { status: 'valid', voidedAt: null, voidReason: null, replacedBy: null };
const check = { baseUrl: 'https://kathok.example', verificationCode: '8H4QTT2W62KM9RXA', checkCode: null };

const receipt: ReceiptSnapshot = {
  template: 1,
  receiptNumber: 'KM/R/2026/000001',
  issuedOn: '2026-02-04',
  paidOn: '2026-02-03',
  receivedFrom: { name: 'Karma Choden', membershipCode: 'KM-0000018', maskedIdentity: '•••••••••74' },
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
  ...letterhead,
};
const certificate = (kind: CertificateSnapshot['kind']): CertificateSnapshot => ({
  template: 1,
  certificateNumber: 'KM/C/2025/0001',
  kind,
  year: 2025,
  issuedOn: '2026-01-11',
  payer: {
    name: 'Karma Choden',
    nameDzongkha: null,
    membershipCode: 'KM-0000018',
    membershipType: 'General',
    joinedOn: '2019-06-01',
    place: 'Paro',
    identityType: 'cid',
    identityNumber: '10800000074',
    taxpayerNumber: null,
  },
  currency: 'BTN',
  entries: [
    {
      receiptNumber: 'KM/R/2025/000007',
      paidOn: '2025-05-28',
      head: 'membership_fees',
      title: 'Renewal of General membership',
      period: { from: '2025-06-01', to: '2026-05-31' },
      method: 'cash',
      methodNumber: null,
      amount: '1200.00',
      currency: 'BTN',
      isTaxDeductible: true,
    },
  ],
  amount: '1200.00',
  words: 'One Thousand Two Hundred Ngultrum Only',
  rule: { fromYear: 2001, act: 'An Act', percentage: 5, wording: 'Words of the law.' },
  replaces: ['KM/C/2025/0000'],
  ...letterhead,
});

const stateOf = {
  valid: state,
  duplicate: { ...state, isDuplicate: true },
  void: { ...state, status: 'void', voidedAt: new Date('2026-03-01T06:00:00Z'), voidReason: 'Wrong name' },
  replaced: {
    ...state,
    status: 'replaced',
    voidedAt: new Date('2026-03-01T06:00:00Z'),
    replacedBy: 'KM/C/2025/0002',
  },
} satisfies Record<string, PaperState>;

const yearOfReceipts = Array.from({ length: 12 }, (_, at) => ({
  ...certificate('member').entries[0]!,
  receiptNumber: `KM/R/2025/${String(at).padStart(6, '0')}`,
  head: at % 2 === 0 ? ('donations' as const) : ('membership_fees' as const),
  title: at % 2 === 0 ? 'Butter lamps' : 'Renewal of General membership',
  period: at % 2 === 0 ? null : { from: '2025-06-01', to: null },
}));

/** Papers that together say every sentence, in every state a paper can come into. */
function papersOf(template: number): unknown[] {
  const kinds = ['member', 'donation', 'pit'] as const;
  const year = [{ from: '2025-01-01', to: '2025-12-31' }];
  const snapshots = kinds.flatMap((kind) => {
    const paper = { ...certificate(kind), template };
    const simple = { ...paper, rule: null, replaces: [], payer: { ...paper.payer, joinedOn: null } };
    return [
      paper,
      { ...paper, entries: yearOfReceipts, coverage: [{ from: '2025-06-01', to: null }] },
      { ...simple, coverage: year, centre: { ...paper.centre, registrationNumber: null } },
      { ...paper, rule: { ...paper.rule!, percentage: null } },
      { ...paper, entries: yearOfReceipts.slice(0, 6) },
    ];
  });
  const receipts: ReceiptSnapshot[] = [
    { ...receipt, template },
    { ...receipt, template, head: 'held_for_refund', gatewayReference: 'G-1', reference: 'AB-CD' },
    { ...receipt, template, head: 'membership_fees', period: { from: '2026-01-01', to: null } },
    { ...receipt, template, head: 'simulated', isSimulated: true },
  ];
  return Object.values<PaperState>(stateOf).flatMap((now) => [
    ...receipts.map((one) => receiptContent(one, now, check)),
    ...snapshots.map((one) => certificateContent(one, now, check)),
  ]);
}

test.each([
  { template: 1, hash: '269db8e4e8a629cb4706ffa60cd3fcb7b5b856b64a8dd032a8b643dbf5d4a2e7' },
  { template: 2, hash: 'add0351d1209da59e2d00a7b28254b2574c632bc307a39094e062df3c533e49f' },
  { template: 3, hash: '3071afab91da27839ad4f4413626ac318a94702ea899e74533c120264a57a5dd' },
  { template: 4, hash: 'dcd472346692f118c39d9d4ec5ddecca38932921aa067f0b71fd110d7bcb94a9' },
])('what papers of template $template say never changes', ({ template, hash }) => {
  expect(hashOf(JSON.stringify(papersOf(template)))).toBe(hash);
});
