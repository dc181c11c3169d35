import { z } from 'zod';
import { chosenDonations, donationFilters } from '../donations/donation.endpoints.ts';
import { can, endpoint } from '../endpoint.ts';
import { feeFilters } from '../fees/fee.schema.ts';
import { messageStatuses } from '../outbox/message-statuses.ts';
import { email, id, idParams, instant } from '../values/fields.ts';
import { emptyIsAbsent } from '../values/page.ts';
import { ofYear } from './year.endpoints.ts';
import { type Records, withRecords } from '../record-kinds.ts';

/** Why a paper was mailed: it was paid, the office sent it, or everybody got theirs of the year. */
export const deliveryCauses = ['payment', 'office', 'mailing'] as const;

const delivery = z.object({
  id,
  recipient: z.string(),
  /** `kept`: there was no mail account, so it did not leave. */
  status: z.enum(messageStatuses),
  cause: z.enum(deliveryCauses),
  requestedBy: z.string().nullable(),
  createdAt: instant,
  sentAt: instant.nullable(),
  /** Why the last attempt failed. */
  reason: z.string().nullable(),
});
export type Delivery = z.output<typeof delivery>;

/** Where a paper would go, and where it went so far, the newest first. */
const deliveries = z.object({
  /** Null where there is none that papers may go to. */
  address: z.string().nullable(),
  /** False where the centre has no mail account: what is sent would be kept. */
  hasMailAccount: z.boolean(),
  deliveries: z.array(delivery),
});
export type Deliveries = z.output<typeof deliveries>;

/** The address that was shown. Another one than that on file is refused; without it, the one on file is taken. */
const sendBody = z.strictObject({ recipient: email.optional() });

const paperSendingRecords: Records = { reads: ['Message'], touches: ['Message'] };
export const paperSending = withRecords(paperSendingRecords, {
  receiptDeliveries: endpoint({
    method: 'GET',
    path: '/receipts/:id/deliveries',
    access: can('read', 'Donation', 'Member'),
    summary: 'Where a receipt would be mailed, and what was mailed so far with what result',
    params: idParams,
    response: deliveries,
  }),
  sendReceipt: endpoint({
    method: 'POST',
    path: '/receipts/:id/send',
    access: can('update', 'Donation'),
    summary: 'Mail a receipt to the address on file',
    params: idParams,
    body: sendBody,
    response: deliveries,
    idempotent: true,
  }),
  certificateDeliveries: endpoint({
    method: 'GET',
    path: '/certificates/:id/deliveries',
    access: can('read', 'Report'),
    summary: 'Where a certificate would be mailed, and what was mailed so far with what result',
    params: idParams,
    response: deliveries,
  }),
  sendCertificate: endpoint({
    method: 'POST',
    path: '/certificates/:id/send',
    access: can('update', 'Donation'),
    summary: 'Mail the link to a certificate to the address on file',
    params: idParams,
    body: sendBody,
    response: deliveries,
    idempotent: true,
  }),
});

export const mailingStates = ['running', 'stopped', 'done'] as const;

const certificateMailing = ofYear.extend({
  id,
  state: z.enum(mailingStates),
  total: z.number().int(),
  unreachable: z.number().int(),
  /** Whose turn is still to come. */
  left: z.number().int(),
  /** The states of the messages of those who had their turn. */
  waiting: z.number().int(),
  sent: z.number().int(),
  failed: z.number().int(),
  createdAt: instant,
  createdBy: z.string(),
  endedAt: instant.nullable(),
});
export type CertificateMailing = z.output<typeof certificateMailing>;

const certificateMailingsRecords: Records = {
  reads: ['Message', 'Certificate', 'Donation', 'Member'],
  touches: ['Message', 'Certificate'],
};

/** The certificates of a year, mailed to everybody who has one to get. */
export const certificateMailings = withRecords(certificateMailingsRecords, {
  list: endpoint({
    method: 'GET',
    path: '/certificates/mailings',
    access: can('read', 'Report'),
    summary: 'The latest mailings of certificates and how far they are',
    response: z.array(certificateMailing),
  }),
  get: endpoint({
    method: 'GET',
    path: '/certificates/mailings/:id',
    access: can('read', 'Report'),
    summary: 'How far a mailing of certificates is',
    params: idParams,
    response: certificateMailing,
  }),
  start: endpoint({
    method: 'POST',
    path: '/certificates/mailings',
    access: can('manage', 'Donation'),
    summary: 'Mail everybody their certificate of a year; each person once, also when started again',
    body: ofYear,
    response: certificateMailing,
    status: 201,
    idempotent: true,
  }),
  stop: endpoint({
    method: 'POST',
    path: '/certificates/mailings/:id/stop',
    access: can('manage', 'Donation'),
    summary: 'Stop a mailing; those whose turn had not come get nothing, until it is started again',
    params: idParams,
    response: certificateMailing,
  }),
});

/** How many papers one download may hold. */
export const mostPapersAtOnce = 2000;
const search = emptyIsAbsent(z.string().trim().max(200));

const paperDownloadsRecords: Records = { reads: ['Certificate', 'Donation', 'Fee'] };

/** How many receipts one print may hold. */
export const mostReceiptsInPrint = 200;

/** Many papers as one ZIP file, drawn while it is sent; receipts also as one PDF to be printed, two on a sheet. */
export const paperDownloads = withRecords(paperDownloadsRecords, {
  donationReceipts: endpoint({
    method: 'GET',
    path: '/donations/receipts.zip',
    access: can('export', 'Donation'),
    summary: 'The receipts of donations that a filter lets through, as PDFs in a ZIP file; audited',
    query: z.strictObject({ ...donationFilters, ...chosenDonations, q: search }),
    answersFile: true,
  }),
  feeReceipts: endpoint({
    method: 'GET',
    path: '/membershipFee/receipts.zip',
    access: can('export', 'Member'),
    summary: 'The receipts of fees that a filter lets through, as PDFs in a ZIP file; audited',
    query: z.strictObject({ ...feeFilters, q: search }),
    answersFile: true,
  }),
  donationReceiptSheets: endpoint({
    method: 'GET',
    path: '/donations/receipts.pdf',
    access: can('export', 'Donation'),
    summary: 'The receipts of donations that a filter lets through, two on each A4 to be cut apart; audited',
    query: z.strictObject({ ...donationFilters, ...chosenDonations, q: search }),
    answersFile: true,
  }),
  feeReceiptSheets: endpoint({
    method: 'GET',
    path: '/membershipFee/receipts.pdf',
    access: can('export', 'Member'),
    summary: 'The receipts of fees that a filter lets through, two on each A4 to be cut apart; audited',
    query: z.strictObject({ ...feeFilters, q: search }),
    answersFile: true,
  }),
  certificates: endpoint({
    method: 'GET',
    path: '/certificates/certificates.zip',
    access: can('export', 'Report'),
    summary: 'The valid certificates of a year, as PDFs in a ZIP file; audited',
    query: ofYear,
    answersFile: true,
  }),
});
