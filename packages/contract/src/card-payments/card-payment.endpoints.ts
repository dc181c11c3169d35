import { z } from 'zod';
import { can, endpoint } from '../endpoint.ts';
import { id, idParams, line } from '../values/fields.ts';
import { paged, pageQuery } from '../values/page.ts';
import {
  transactionId,
  cardStart,
  cardPayment,
  cardAttempt,
  cardDesk,
  sendingBack,
  comingBack,
} from './card-payment.schema.ts';
import { type Records, withRecords } from '../record-kinds.ts';

const records: Records = { reads: ['Fee', 'Donation'], touches: ['Fee', 'Donation', 'Certificate'] };
export const cardPayments = withRecords(records, {
  payFee: endpoint({
    method: 'POST',
    path: '/membershipFee/:id/worldline',
    access: 'public',
    summary: 'Start to pay a fee by card; 503 with the reason where card payments are off',
    params: idParams,
    response: cardStart,
    status: 201,
    idempotent: true,
    asksProof: true,
  }),
  payDonation: endpoint({
    method: 'POST',
    path: '/donations/create-worldline-donation',
    access: 'public',
    summary: 'Start to pay a donation by card; 503 with the reason where card payments are off',
    body: z.strictObject({ donationId: id }),
    response: cardStart,
    status: 201,
    idempotent: true,
    asksProof: true,
  }),
  comeBack: endpoint({ ...comingBack, path: '/payments/worldline/return' }),
  comeBackFromRma: endpoint({ ...comingBack, path: '/payments/rma/return' }),
  unresolved: endpoint({
    method: 'GET',
    path: '/payments/unresolved',
    access: can('read', 'Donation', 'Member'),
    summary:
      'Payments that somebody has to look at, oldest first: card payments in doubt, and money kept apart; fees with `read Member`, donations with `read Donation`',
    query: pageQuery(['startedAt', 'amount'], {}),
    response: paged(cardAttempt),
  }),
  desk: endpoint({
    method: 'GET',
    path: '/payments/card-desk',
    access: 'signedIn',
    reads: ['Setting'],
    summary: 'Whether cards can be paid with, whether that is simulated, and how money can go back',
    response: cardDesk,
  }),
  refundFee: endpoint({
    ...sendingBack,
    path: '/membershipFee/:id/refund',
    access: can('manage', 'Member'),
    summary: 'Let the bank send a card payment for a fee back; when it has, the payment is reversed',
    mayWait: true,
  }),
  refundDonation: endpoint({
    ...sendingBack,
    path: '/donations/:id/refund',
    access: can('manage', 'Donation'),
    summary: 'Let the bank send a card payment for a donation back; when it has, the payment is reversed',
    mayWait: true,
  }),
  settleRefund: endpoint({
    method: 'POST',
    path: '/payments/:id/settle-refund',
    access: can('manage', 'Donation'),
    summary: 'Say what became of a refund that the bank left open, after clearing it up with the bank',
    params: idParams,
    body: z.strictObject({
      outcome: z.enum(['done', 'refused'], 'must be done or refused'),
      reason: line(300),
    }),
    response: cardAttempt,
  }),
  get: endpoint({
    method: 'GET',
    path: '/payments/:transactionId',
    access: 'public',
    summary: 'What became of a card payment; its number is the key',
    params: z.strictObject({ transactionId }),
    response: cardPayment,
  }),
  enquire: endpoint({
    method: 'POST',
    path: '/payments/:id/enquire',
    access: can('update', 'Donation', 'Member'),
    summary: 'Ask the gateway now what became of a card payment; of a fee with `update Member`',
    params: idParams,
    response: cardAttempt,
  }),
  close: endpoint({
    method: 'POST',
    path: '/payments/:id/close',
    access: can('update', 'Donation', 'Member'),
    summary:
      'Give up an unresolved card payment after clearing it up with the bank; nothing of it is credited; of a fee with `update Member`',
    mayWait: true,
    params: idParams,
    /** The payer reads it as well. */
    body: z.strictObject({ reason: line(300) }),
    response: cardAttempt,
  }),
});
