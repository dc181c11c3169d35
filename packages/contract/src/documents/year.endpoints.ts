import { z } from 'zod';
import { can, endpoint } from '../endpoint.ts';
import { type Records, withRecords } from '../record-kinds.ts';
import { id, idParams, instant } from '../values/fields.ts';
import { amountText } from '../values/money/money.ts';
import { emptyIsAbsent, paged, pageQuery } from '../values/page.ts';
import { dzongkhags } from '../values/people/places.ts';
import { certificateStates, certificateWays } from './certificate-states.ts';
import { certificateKinds } from './certificate-kinds.ts';
import { incomeYear } from './certificate.schema.ts';

export const ofYear = z.strictObject({
  kind: z.enum(certificateKinds, 'must be member, donation or pit'),
  year: incomeYear,
});

const count = z.number().int();

const issueRun = z.object({
  id,
  state: z.enum(['running', 'stopped', 'done']),
  /** How many certificates were missing or outdated when it was started. */
  total: count,
  /** How many people had their turn, and for how many of them it failed. */
  done: count,
  failed: count,
  createdAt: instant,
  createdBy: z.string(),
  endedAt: instant.nullable(),
});
export type IssueRun = z.output<typeof issueRun>;

const yearReport = ofYear.extend({
  people: count,
  amount: amountText,
  currency: z.string(),
  /** Everybody has one state. */
  states: z.record(z.enum(certificateStates), count),
  /** Those with a valid certificate, and the numbers of the first and the last. */
  issued: count,
  firstNumber: z.string().nullable(),
  lastNumber: z.string().nullable(),
  /** How many would be mailed one now: they have an address, and were sent none. */
  toSend: count,
  /** Those who get theirs on paper, by dzongkhag, the most first; null where none is on file. */
  onPaper: z.array(z.object({ dzongkhag: z.string().nullable(), people: count })),
  /** The latest run that issued certificates of this kind and year. */
  run: issueRun.nullable(),
  /** Whether mail can leave at all. */
  hasMailAccount: z.boolean(),
  /** False where the centre has switched the message about certificates off. */
  isMessageOn: z.boolean(),
});
export type YearReport = z.output<typeof yearReport>;

const personOfYear = z.object({
  id,
  name: z.string(),
  memberId: id.nullable(),
  membershipCode: z.string().nullable(),
  dzongkhag: z.string().nullable(),
  /** How the certificate reaches them. */
  way: z.enum(certificateWays),
  state: z.enum(certificateStates),
  certificateId: id.nullable(),
  certificateNumber: z.string().nullable(),
  amount: amountText,
});
export type PersonOfYear = z.output<typeof personOfYear>;

const records: Records = {
  reads: ['Message', 'Certificate', 'Donation', 'Fee', 'Member', 'Setting', 'Template'],
  touches: ['Certificate'],
};

/** The certificates of one kind and year: who gets one, issuing them all, and printing those that are not mailed. */
export const certificateYears = withRecords(records, {
  report: endpoint({
    method: 'GET',
    path: '/certificates/years/report',
    access: can('read', 'Report'),
    summary: 'How many people get a certificate of a year, and how far issuing and sending are',
    query: ofYear,
    response: yearReport,
  }),
  people: endpoint({
    method: 'GET',
    path: '/certificates/years/people',
    access: can('read', 'Report'),
    summary: 'Everybody with something to certify in a year, and the state of their certificate',
    query: pageQuery(['name', 'dzongkhag', 'amount'], {
      ...ofYear.shape,
      state: emptyIsAbsent(z.enum(certificateStates)),
      dzongkhag: emptyIsAbsent(z.enum(dzongkhags)),
    }),
    response: paged(personOfYear),
  }),
  issueAll: endpoint({
    method: 'POST',
    path: '/certificates/years/issue',
    access: can('manage', 'Donation'),
    summary:
      'Issue every certificate of a year that is missing or outdated; those that stand are left as they are',
    body: ofYear,
    response: issueRun,
    status: 202,
    idempotent: true,
  }),
  stopIssuing: endpoint({
    method: 'POST',
    path: '/certificates/years/runs/:id/stop',
    access: can('manage', 'Donation'),
    summary: 'Stop issuing; what is issued stays, and the rest is issued when it is started again',
    params: idParams,
    response: issueRun,
  }),
  print: endpoint({
    method: 'GET',
    path: '/certificates/years/print.pdf',
    access: can('export', 'Report'),
    summary: 'The valid certificates of a year as one PDF, by dzongkhag and name; audited',
    query: ofYear.extend({
      /** Those that no e-mail brings; without it all of them. */
      only: emptyIsAbsent(z.literal('paper')),
      dzongkhag: emptyIsAbsent(z.enum(dzongkhags)),
    }),
    answersFile: true,
  }),
});
