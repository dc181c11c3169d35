import { z } from 'zod';
import { can, endpoint } from '../endpoint.ts';
import { id, idParams, line } from '../values/fields.ts';
import { emptyIsAbsent, paged, pageQuery } from '../values/page.ts';
import {
  approval,
  approveBody,
  assignBody,
  bankDecision,
  bankLine,
  donationOfLineBody,
  explainBody,
  matchBody,
  piles,
  settleBody,
  settlement,
  statement,
  statementRow,
  takeBackBody,
} from './reconciliation.schema.ts';
import { readStatementBody, statementPreview } from './read-statement.schema.ts';
import { type Records, withRecords } from '../record-kinds.ts';
import { uploadLimits } from '../values/upload-limits.ts';

const canRead = can('read', 'Donation');
const canDecide = can('update', 'Donation');

const records: Records = {
  reads: ['Statement', 'Fee', 'Donation', 'Pledge', 'Member'],
  touches: ['Statement', 'Fee', 'Donation', 'Certificate'],
};

/** A bank statement against the payments that wait. */
export const reconciliation = withRecords(records, {
  list: endpoint({
    method: 'GET',
    path: '/reconciliation',
    access: canRead,
    summary: 'The bank statements that were read, newest first, and the accounts they are of',
    query: pageQuery(['createdAt'], {}).omit({ q: true }),
    response: paged(statementRow).extend({ accounts: z.array(z.string()) }),
  }),
  read: endpoint({
    method: 'POST',
    path: '/reconciliation/statements',
    access: canDecide,
    touches: ['Statement'],
    summary:
      'Read a bank statement (CSV or XLSX) and match it to payments that wait, or only look at its columns',
    encoding: 'multipart',
    maxFileBytes: uploadLimits.bankStatement,
    body: readStatementBody,
    response: z.union([statement, statementPreview]),
  }),
  get: endpoint({
    method: 'GET',
    path: '/reconciliation/statements/:id',
    access: canRead,
    summary: 'A statement: how many of its lines are sure, doubtful, double, unmatched or decided',
    params: idParams,
    response: statement,
  }),
  lines: endpoint({
    method: 'GET',
    path: '/reconciliation/statements/:id/lines',
    access: canRead,
    summary: 'The lines of one pile, with the payments they may be and how they agree',
    params: idParams,
    query: pageQuery(['lineNumber'], { pile: z.enum(piles) }).omit({ q: true }),
    response: paged(bankLine),
  }),
  decisions: endpoint({
    method: 'GET',
    path: '/reconciliation/statements/:id/decisions',
    access: canRead,
    summary: 'What was decided on a statement, newest first, with the evidence',
    params: idParams,
    query: pageQuery(['decidedAt'], { isUnexplained: emptyIsAbsent(z.stringbool()) }).omit({ q: true }),
    response: paged(bankDecision),
  }),
  approve: endpoint({
    method: 'POST',
    path: '/reconciliation/statements/:id/approve',
    access: canDecide,
    summary:
      'Approve sure matches together, each in a transaction of its own; fees need the right to update members',
    params: idParams,
    body: approveBody,
    response: approval,
  }),
  match: endpoint({
    method: 'POST',
    path: '/reconciliation/lines/:id/match',
    access: canDecide,
    summary:
      'Match a doubtful line to a payment that waits, and approve that with what the bank says; or to one that was approved elsewhere, and book what came beyond it',
    mayWait: true,
    params: idParams,
    body: matchBody,
    response: bankDecision,
    idempotent: true,
  }),
  decline: endpoint({
    method: 'POST',
    path: '/reconciliation/lines/:id/decline',
    access: canDecide,
    summary: 'Say that a line is not this payment',
    params: idParams,
    body: z.strictObject({ paymentId: id }),
    response: bankDecision,
  }),
  setAside: endpoint({
    method: 'POST',
    path: '/reconciliation/lines/:id/set-aside',
    access: canDecide,
    summary: 'Say that a credit is neither a fee nor a donation',
    params: idParams,
    body: z.strictObject({ note: line(300).optional() }),
    response: bankDecision,
  }),
  donate: endpoint({
    method: 'POST',
    path: '/reconciliation/lines/:id/donation',
    access: canDecide,
    summary: 'Record a credit that nobody sent a slip for as a donation',
    params: idParams,
    body: donationOfLineBody,
    response: bankDecision,
    idempotent: true,
  }),
  assign: endpoint({
    method: 'POST',
    path: '/reconciliation/lines/:id/assign',
    access: canDecide,
    summary:
      'Record a credit as the payment of an open fee or donation, or approve the one that waits for it; or keep it apart where nothing is owed any more',
    mayWait: true,
    params: idParams,
    body: assignBody,
    response: bankDecision,
    idempotent: true,
  }),
  pledge: endpoint({
    method: 'POST',
    path: '/reconciliation/lines/:id/pledge',
    access: canDecide,
    touches: ['Statement', 'Donation', 'Pledge', 'Certificate', 'Ritual'],
    summary:
      'Record a credit as money for a pledge; where its text does not tell the number, how the bank names the payer is remembered',
    params: idParams,
    body: z.strictObject({ pledgeId: id }),
    response: bankDecision,
    idempotent: true,
  }),
  explainSettlement: endpoint({
    method: 'GET',
    path: '/reconciliation/lines/:id/settlement',
    access: canRead,
    summary:
      'A credit as the net sum of the card payments of some days: gross, refunds of ours, commission and tax',
    params: idParams,
    query: settleBody,
    response: settlement,
  }),
  settle: endpoint({
    method: 'POST',
    path: '/reconciliation/lines/:id/settlement',
    access: canDecide,
    summary: 'Keep a credit as the settlement of the card payments of some days',
    params: idParams,
    body: settleBody,
    response: bankDecision,
  }),
  explain: endpoint({
    method: 'POST',
    path: '/reconciliation/decisions/:id/explain',
    access: canDecide,
    touches: ['Statement'],
    summary: 'Say why a line of the bank and what was booked for it differ since',
    params: idParams,
    body: explainBody,
    response: bankDecision,
  }),
  takeBack: endpoint({
    method: 'POST',
    path: '/reconciliation/decisions/:id/take-back',
    access: canDecide,
    summary: 'Take a decision back; reversing the payment needs the right to manage what it pays',
    mayWait: true,
    params: idParams,
    body: takeBackBody,
    response: bankDecision,
  }),
});
