import { z } from 'zod';
import { can, endpoint, publicOr } from '../endpoint.ts';
import { receiptSummary } from '../payments/payment.schema.ts';
import { idParams, line } from '../values/fields.ts';
import { emptyIsAbsent } from '../values/page.ts';
import { paperContent } from './paper.schema.ts';
import { type Records, withRecords } from '../record-kinds.ts';

/** A receipt's id, or its number with the slashes encoded: `KM%2FR%2F2026%2F000123`. */
const receiptParams = z.strictObject({ receipt: line(80) });

/** A sheet for somebody who has not shown who they are: its check code would open all papers of the person on it. */
const checkCode = emptyIsAbsent(z.enum(['withheld']));

const records: Records = { reads: ['Fee', 'Donation'], touches: ['Fee', 'Donation', 'Certificate'] };

/** Open to staff, to the person it was issued to, and to somebody with a grant; for all others there is nothing here. */
export const receipts = withRecords(records, {
  get: endpoint({
    method: 'GET',
    path: '/receipts/:receipt',
    access: publicOr('read', 'Donation'),
    asksProof: true,
    summary: 'A receipt with all that is printed on it; takes a grant',
    params: receiptParams,
    response: receiptSummary.extend({
      content: paperContent,
      /** Masked: the identity number that a donor who is no member named, and whose papers the check code opens. */
      opensPapersOf: z.string().nullable(),
    }),
  }),
  pdf: endpoint({
    method: 'GET',
    path: '/receipts/:receipt.pdf',
    access: publicOr('read', 'Donation'),
    asksProof: true,
    summary: 'The receipt on paper: the same bytes every time; takes a grant',
    params: receiptParams,
    /** A reprint says that it is one. */
    query: z.strictObject({ copy: emptyIsAbsent(z.enum(['original', 'duplicate'])), checkCode }),
    answersFile: true,
  }),
  picture: endpoint({
    method: 'GET',
    path: '/receipts/:receipt.png',
    access: publicOr('read', 'Donation'),
    asksProof: true,
    summary: 'The receipt as a picture, to be sent from phone to phone; takes a grant',
    params: receiptParams,
    query: z.strictObject({ checkCode }),
    answersFile: true,
  }),
  void: endpoint({
    method: 'POST',
    path: '/receipts/:id/void',
    access: can('manage', 'Donation'),
    summary: 'Void a receipt: its payment is reversed, and certificates that counted it are replaced',
    mayWait: true,
    params: idParams,
    body: z.strictObject({ reason: line(300) }),
    response: receiptSummary,
    idempotent: true,
  }),
});
