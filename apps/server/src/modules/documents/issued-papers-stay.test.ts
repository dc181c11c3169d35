import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packageRoot } from '../../base/package-root.ts';
import type { CertificateSnapshot } from '../certificates/index.ts';
import { certificateContent } from './content/certificate-content.ts';
import { receiptContent, type ReceiptSnapshot } from './content/receipt-content.ts';

const hashOf = (...texts: (string | Buffer)[]) => {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(text);
  return hash.digest('hex');
};

/**
 * A paper is drawn from its content by the template it was issued for. Where one of these hashes changes, papers that were
 * issued and never opened would look otherwise than on the day they were issued: put the change into a new template, and
 * into content that only newer snapshots ask for.
 */
test.each([
  {
    template: 'v1',
    files: ['emblem.svg', 'paper.typ', 'parts.typ', 'weave.svg'],
    hash: '88674a0404090e7c27a7574e53cd3ba44ccf363333185dc4595b363214189565',
  },
  {
    template: 'v2',
    files: ['emblem.svg', 'paper.typ', 'parts.typ', 'seal.svg', 'weave.svg'],
    hash: '4e074f203bad49be0a043001354477a48b2b051505468c785e482438acbec94d',
  },
])('the template $template never changes', ({ template, files, hash }) => {
  const folder = join(packageRoot(), 'assets', 'papers', template);
  const found = readdirSync(folder).toSorted();
  expect(found).toEqual(files);
  expect(hashOf(...found.map((file) => readFileSync(join(folder, file))))).toBe(hash);
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
const state = { status: 'valid', voidedAt: null, voidReason: null, replacedBy: null } as const;
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

/** What the first template prints; it knows nothing of what was added later. */
function printed({ strip, seal, ...content }: ReturnType<typeof receiptContent>): string {
  expect({ strip, seal }).toEqual({ strip: null, seal: null });
  return JSON.stringify(content);
}

test('what papers of the first template say never changes', () => {
  const papers = [
    receiptContent(receipt, state, check),
    ...(['member', 'donation', 'pit'] as const).map((kind) =>
      certificateContent(certificate(kind), state, check),
    ),
  ];
  expect(hashOf(...papers.map(printed))).toBe(
    'ddaa9e3e7d2d83e18c4a9c9dd796b3b9e532172d2314f8f79dedcd8eac79d750',
  );
});
