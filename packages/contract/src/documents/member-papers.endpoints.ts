import { z } from 'zod';
import { endpoint, ownOr } from '../endpoint.ts';
import { day } from '../values/days/days.ts';
import { id, idParams } from '../values/fields.ts';
import { amountText } from '../values/money/money.ts';
import { standings } from '../values/people/standing.ts';
import { certificateKinds } from './certificate-kinds.ts';
import { certificate, documentStatuses } from './certificate.schema.ts';
import { type Records, withRecords } from '../record-kinds.ts';

const receiptOfYear = z.object({
  id,
  receiptNumber: z.string(),
  paidOn: day,
  title: z.string(),
  /** Where it is booked: `membership_fees`, `donations`, or what is kept for a refund. */
  head: z.string(),
  amount: amountText,
  currency: z.string(),
  status: z.enum(documentStatuses),
  isSimulated: z.boolean(),
});

/** What a certificate of this kind would add up today. */
const countable = z.object({
  kind: z.enum(certificateKinds),
  count: z.number().int(),
  amount: amountText,
});

const yearOfPapers = z.object({
  year: z.number().int(),
  receipts: z.array(receiptOfYear),
  /** The kinds of certificate that have something to certify. */
  countable: z.array(countable),
  /** Newest first, void and replaced ones too. */
  certificates: z.array(certificate),
});
export type YearOfPapers = z.output<typeof yearOfPapers>;

const cardOnScreen = z.object({
  name: z.string(),
  nameDzongkha: z.string().nullable(),
  initials: z.string(),
  code: z.string(),
  since: z.string(),
  /** What its QR code leads to. */
  address: z.string(),
  membershipType: z.string(),
  standing: z.enum(standings),
  paidUntil: day.nullable(),
  isLifetime: z.boolean(),
  centre: z.string(),
  centreDzongkha: z.string().nullable(),
  /** The logo as a data address; without one the shipped emblem is drawn. */
  logo: z.string().nullable(),
  colour: z.string(),
  found: z.string(),
  blessing: z.string(),
});
export type CardOnScreen = z.output<typeof cardOnScreen>;

const records: Records = { reads: ['Certificate', 'Donation', 'Fee', 'Member'] };
export const memberPapers = withRecords(records, {
  list: endpoint({
    method: 'GET',
    path: '/member/:id/papers',
    access: ownOr('read', 'Report'),
    summary: 'The receipts and certificates of a member by year, the latest year first',
    params: idParams,
    response: z.object({
      currency: z.string(),
      /** Whether a CID or a taxpayer number is on file; without either there is no PIT certificate. */
      hasTaxIdentity: z.boolean(),
      years: z.array(yearOfPapers),
    }),
  }),
  card: endpoint({
    method: 'GET',
    path: '/member/:id/card',
    access: ownOr('read', 'Member'),
    summary: 'What the membership card says, and until when the membership is paid',
    params: idParams,
    response: cardOnScreen,
  }),
});
