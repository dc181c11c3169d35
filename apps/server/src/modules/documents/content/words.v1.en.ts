import type { CertificateKind, PaymentMethod } from '@kathok/contract';

/**
 * What receipts and certificates say that were issued for the templates 1 to 3. They keep these sentences for ever, so
 * this file never changes: other sentences are a new file and a new template (`paper-templates.ts`).
 * A paper is English, with names in their own script beside it.
 */
export const words = {
  receipt: 'Receipt',
  titles: {
    member: 'Member certificate',
    donation: 'Donation certificate',
    pit: 'PIT exemption certificate',
  } satisfies Record<CertificateKind, string>,
  // To be read by a Dzongkha reader before the first print; as in the drawings.
  titlesDzongkha: {
    receipt: 'ཞལ་འདེབས་བྱུང་འཛིན།',
    member: 'འཐུས་མིའི་ལག་ཁྱེར།',
    donation: 'ཞལ་འདེབས་ལག་ཁྱེར།',
    pit: 'ཞལ་འདེབས་ལག་ཁྱེར།',
  },
  blessing: 'དགེ་བ་འདིས་སེམས་ཅན་ཐམས་ཅད་བདེ་བ་དང་ལྡན་པར་གྱུར་ཅིག',
  subtitles: {
    member: (year: number) => `Fees and donations of the year ${year}`,
    donation: (year: number) => `Donations of the year ${year}`,
    pit: (year: number) => `Donations of the income year ${year}`,
  } satisfies Record<CertificateKind, (year: number) => string>,
  marks: {
    void: { text: 'Void', note: (day: string, reason: string) => `Since ${day}. ${reason}` },
    replaced: {
      text: 'Replaced',
      note: (day: string, number: string) => `On ${day}, by ${number}. This one does not count any more.`,
    },
    duplicate: { text: 'Duplicate', note: 'A reprint of the document with this number' },
    sample: { text: 'Sample', note: 'To show how papers will look. It proves nothing.' },
    simulated: {
      text: 'Simulation',
      note: 'Paid at a simulated bank: no money moved, and this paper proves nothing',
    },
  },
  labels: {
    number: 'Number',
    issuedOn: 'Issued on',
    year: 'Year',
    incomeYear: 'Income year',
    receivedFrom: 'Received from',
    for: 'For',
    period: 'Period',
    receivedOn: 'Received on',
    method: 'Method',
    reference: 'Reference',
    identities: { cid: 'CID', passport: 'Passport', other: 'Identity no.' },
    taxpayerNumber: 'Taxpayer no.',
    member: 'Member',
    readOn: 'To be read on',
  },
  heads: {
    membership_fees: (title: string) => title,
    donations: (title: string) => `Donation: ${title}`,
    held_for_refund: (title: string) => `Kept for refund: ${title}`,
    simulated: (title: string) => title,
  } as Record<string, (title: string) => string>,
  memberOf: (name: string, code: string) => `${name}, member ${code}`,
  period: (from: string, to: string | null) => (to ? `${from} to ${to}` : `From ${from}, for life`),
  incomeYear: (year: string) => `${year}; counted in the yearly donation certificate`,
  methods: {
    cash: 'Cash',
    cheque: 'Cheque',
    bank_deposit: 'Bank deposit',
    mobile_transfer: 'Mobile transfer',
    card: 'Card',
  } satisfies Record<PaymentMethod, string>,
  journalNumber: (number: string) => `journal no. ${number}`,
  gatewayReference: (number: string) => `reference ${number}`,
  registration: (number: string) => `Religious organisation, reg. no. ${number}`,
  taxpayer: (number: string) => `Taxpayer no. ${number}`,
  onBehalf: (centre: string) => `Authorised signatory, for ${centre}`,
  certify: 'This is to certify that',
  sentences: {
    member: (type: string, since: string | null, year: number, centre: string) =>
      since
        ? `is a ${type} member since ${since}, and in ${year} gave to ${centre} together`
        : `is a ${type} member, and in ${year} gave to ${centre} together`,
    donation: (year: number, centre: string) =>
      `gave to ${centre}, from 1 January to 31 December ${year}, donations of together`,
  },
  columns: {
    number: 'No.',
    received: 'Received',
    for: 'For',
    purpose: 'Purpose',
    receipt: 'Receipt',
    receipts: 'Receipts',
    method: 'Method and number',
    amount: (unit: string) => `Amount (${unit})`,
  },
  receiptCount: (count: number) => (count === 1 ? '1 receipt' : `${count} receipts`),
  totalAsInAnnexure: 'Total, as in the annexure',
  strip: {
    all: (year: number) => `Covered on all days of ${year}`,
    some: (covered: number, days: number, year: number) => `Covered on ${covered} of ${days} days of ${year}`,
  },
  annexure: 'Annexure: the receipts',
  annexureNote: (place: string) => `Each receipt carries its own QR code and may be checked at ${place}.`,
  grounds: {
    registered: (centre: string, number: string) =>
      `${centre} is a religious organisation registered with the Chhoedey Lhentshog under the Religious Organizations Act of Bhutan 2007, registration number ${number}. The sums were received in full, counted by the day of payment.`,
    received: 'The sums were received in full, counted by the day of payment.',
    withinAct: (act: string, percentage: number, year: number) =>
      `Issued for the deduction of donations of up to ${percentage} % of total adjusted gross income under the ${act}, as in force for the income year ${year}.`,
    act: (act: string, year: number) =>
      `Issued for the deduction of donations under the ${act}, as in force for the income year ${year}.`,
    memberSums: (fees: string, donations: string) =>
      `Fees ${fees}, donations ${donations}. For the income tax a PIT exemption certificate is issued.`,
    validWithAnnexure: 'Valid only together with its annexure.',
  },
  replaces: (numbers: string) => `This certificate stands in place of ${numbers}.`,
};
