import { z } from 'zod';
import { day } from '../values/days/days.ts';
import { id, instant, line } from '../values/fields.ts';
import { amountText } from '../values/money/money.ts';
import { paymentMethods } from '../values/money/payment-states.ts';
import { certificateKinds } from './certificate-kinds.ts';

export const documentStatuses = ['valid', 'void', 'replaced'] as const;
export type DocumentStatus = (typeof documentStatuses)[number];

export const incomeYear = z.coerce
  .number('must be a year')
  .int('must be a year')
  .min(1990, 'must be a year')
  .max(2199, 'must be a year');

export const certificate = z.object({
  id,
  certificateNumber: z.string(),
  kind: z.enum(certificateKinds),
  year: z.number().int(),
  issuedOn: day,
  /** The name as it was printed. */
  name: z.string(),
  amount: amountText,
  currency: z.string(),
  status: z.enum(documentStatuses),
  verificationCode: z.string(),
  voidedAt: instant.nullable(),
  voidReason: z.string().nullable(),
  /** The numbers of the one that stands in its place, and of those in whose place it stands. */
  replacedBy: z.string().nullable(),
  replaces: z.array(z.string()),
  issuedAt: instant,
  /** Only the office sees it; null where nobody of the office issued it. */
  issuedBy: z.string().nullable(),
});
export type Certificate = z.output<typeof certificate>;

/** Whose certificate: a member's, or that of the person with this CID. */
export const certificateBody = z
  .strictObject({
    kind: z.enum(certificateKinds, 'must be member, donation or pit'),
    year: incomeYear,
    memberId: id.optional(),
    cid: line(20).optional(),
  })
  .refine(({ memberId, cid }) => (memberId === undefined) !== (cid === undefined), {
    path: ['memberId'],
    error: 'must be given, or a CID instead',
  });

/** What the paper itself says, and whether it still counts. */
export const verification = z.object({
  kind: z.enum(['receipt', ...certificateKinds, 'card']),
  status: z.enum(documentStatuses),
  number: z.string(),
  /** The income year of a yearly certificate. */
  year: z.number().int().nullable(),
  issuedOn: day.nullable(),
  amount: amountText.nullable(),
  currency: z.string().nullable(),
  initials: z.string(),
  /** Since when it is void or replaced. */
  endedOn: day.nullable(),
  /** The number of the one that stands in its place. */
  replacedBy: z.string().nullable(),
  /** The document of a simulated payment: no money moved. */
  isSimulated: z.boolean(),
});
export type Verification = z.output<typeof verification>;

/** One receipt, as a certificate lists it. */
export const certificateEntry = z.object({
  receiptNumber: z.string(),
  paidOn: day,
  head: z.enum(['membership_fees', 'donations']),
  title: z.string(),
  period: z.object({ from: day, to: day.nullable() }).nullable(),
  method: z.enum(paymentMethods),
  /** "Bank of Bhutan 45310277", "RRN 536512004418". */
  methodNumber: z.string().nullable(),
  amount: amountText,
  currency: z.string(),
  isTaxDeductible: z.boolean(),
});
export type CertificateEntry = z.output<typeof certificateEntry>;

const sum = z.object({ count: z.number().int(), amount: amountText });

/** Everything that a certificate of this person and year would say today. */
export const taxReport = z.object({
  year: z.number().int(),
  payer: z.object({
    name: z.string(),
    nameDzongkha: z.string().nullable(),
    membershipCode: z.string().nullable(),
    cid: z.string().nullable(),
    taxpayerNumber: z.string().nullable(),
  }),
  currency: z.string(),
  entries: z.array(certificateEntry),
  heads: z.object({ membership_fees: sum, donations: sum }),
  total: sum,
  words: z.string(),
  deductible: sum,
  deductibleWords: z.string(),
  /** The rule of that income year. */
  act: z.string().nullable(),
  percentage: z.number().nullable(),
  wording: z.string().nullable(),
});
export type TaxReport = z.output<typeof taxReport>;
