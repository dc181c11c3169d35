import { z } from 'zod';
import { can, endpoint, ownOr, publicOr } from '../endpoint.ts';
import { id, idParams, instant, line } from '../values/fields.ts';
import { chosenMembers, memberFilters } from '../members/lists/member-filters.ts';
import { emptyIsAbsent, paged, pageQuery } from '../values/page.ts';
import { certificate, certificateBody, incomeYear, taxReport, verification } from './certificate.schema.ts';
import { certificateKinds } from './certificate-kinds.ts';
import { paperContent } from './paper.schema.ts';
import { type Records, withRecords } from '../record-kinds.ts';

/** A certificate's id, or its number with the slashes encoded: `KM%2FPIT%2F2025%2F0042`. */
const certificateParams = z.strictObject({ id: line(80) });

const certificateWithContent = certificate.extend({ content: paperContent });

/** One document, for half an hour and five downloads; sent as `Authorization: Grant …`, never in an address. */
const documentGrant = z.object({
  grant: z.string(),
  kind: z.enum(['receipt', ...certificateKinds]),
  year: z.number().int().nullable(),
  expiresAt: instant,
});
export type DocumentGrant = z.output<typeof documentGrant>;

/** One of four proofs: a mailed code, a receipt with the check code printed on it, a mailed link, or a payment just made. */
const redeemBody = z
  .strictObject({
    requestId: id.optional(),
    code: line(20).optional(),
    receiptNumber: line(80).optional(),
    checkCode: line(60).optional(),
    /** With a receipt; without it the receipt itself. Any receipt of a person that is not void opens their certificates as well. */
    kind: z.enum(certificateKinds, 'must be member, donation or pit').optional(),
    year: incomeYear.optional(),
    grant: line(100).optional(),
    /** The fee or donation of the payer's own page: for a week it opens the receipt, and nothing else. */
    dueId: id.optional(),
  })
  .superRefine(({ requestId, code, receiptNumber, checkCode, grant, dueId }, issues) => {
    const proofs = [requestId && code, receiptNumber && checkCode, grant, dueId].filter(Boolean);
    if (proofs.length === 1) return;
    const message = 'must be given: a code, a receipt number with its check code, or a link';
    issues.addIssue({ code: 'custom', message, path: ['code'], params: { constraint: 'isOneProof' } });
  });

const certificatesRecords: Records = { reads: ['Certificate', 'Member'], touches: ['Certificate'] };
export const certificates = withRecords(certificatesRecords, {
  list: endpoint({
    method: 'GET',
    path: '/certificates',
    access: ownOr('read', 'Report'),
    summary: 'Certificates, paged; one’s own without the ability',
    query: pageQuery(['issuedOn', 'certificateNumber'], {
      memberId: emptyIsAbsent(id),
      kind: emptyIsAbsent(z.enum(certificateKinds)),
      year: emptyIsAbsent(incomeYear),
    }),
    response: paged(certificate),
  }),
  issue: endpoint({
    method: 'POST',
    path: '/certificates',
    access: ownOr('update', 'Donation'),
    summary:
      'The certificate of a person and year: the one there is, or a new one where something changed since',
    body: certificateBody,
    response: certificate,
    idempotent: true,
  }),
  request: endpoint({
    method: 'POST',
    path: '/certificates/request',
    access: 'public',
    summary: 'Ask for a certificate; a code goes to the contact on file, if there is one',
    body: z.strictObject({
      kind: z.enum(certificateKinds, 'must be member, donation or pit'),
      identifier: line(80),
      year: incomeYear,
      /** The birth date, or the last four digits of the phone on file: with it a code is sent however many were asked for today. */
      fact: line(40).optional(),
    }),
    response: z.object({ requestId: id, message: z.string() }),
    status: 202,
    asksProof: true,
  }),
  sampleCode: endpoint({
    method: 'GET',
    path: '/certificates/requests/:id/sample-code',
    access: 'public',
    asksProof: true,
    summary:
      'The code that a sample centre would have sent, while it cannot send; there is none anywhere else',
    params: idParams,
    response: z.object({ code: z.string().nullable() }),
  }),
  redeem: endpoint({
    method: 'POST',
    path: '/certificates/redeem',
    access: 'public',
    summary:
      'Exchange a code, a check code, a mailed link or the address of a payment for a grant that opens one document',
    body: redeemBody,
    response: documentGrant,
    asksProof: true,
  }),
  document: endpoint({
    method: 'GET',
    path: '/certificates/document',
    access: publicOr('read', 'Report'),
    asksProof: true,
    summary: 'The document of a grant: its data, or with `Accept: application/pdf` the PDF',
    response: z.object({ number: z.string(), content: paperContent }),
    answersFile: true,
  }),
  get: endpoint({
    method: 'GET',
    path: '/certificates/:id',
    access: publicOr('read', 'Report'),
    asksProof: true,
    summary: 'A certificate with all that is printed on it',
    params: certificateParams,
    response: certificateWithContent,
  }),
  pdf: endpoint({
    method: 'GET',
    path: '/certificates/:id.pdf',
    access: publicOr('read', 'Report'),
    asksProof: true,
    summary: 'The certificate on paper: the same bytes every time',
    params: certificateParams,
    query: z.strictObject({ copy: emptyIsAbsent(z.enum(['original', 'duplicate'])) }),
    answersFile: true,
  }),
  reissue: endpoint({
    method: 'POST',
    path: '/certificates/:id/reissue',
    access: can('update', 'Donation'),
    summary: 'Replace a certificate, for a corrected name or taxpayer number; both say so',
    params: idParams,
    body: z.strictObject({ reason: line(300) }),
    response: certificate,
    idempotent: true,
  }),
  void: endpoint({
    method: 'POST',
    path: '/certificates/:id/void',
    access: can('manage', 'Donation'),
    summary: 'Void a certificate without putting another in its place',
    params: idParams,
    body: z.strictObject({ reason: line(300) }),
    response: certificate,
    idempotent: true,
  }),
});

/** The members who were chosen, or without ids those that the register finds, as it lists them. */
const printedMembers = z.strictObject({
  ...chosenMembers,
  q: emptyIsAbsent(z.string().trim().max(200)),
  ...memberFilters,
});

const documentsRecords: Records = { reads: ['Certificate', 'Donation', 'Fee', 'Member'] };
export const documents = withRecords(documentsRecords, {
  verify: endpoint({
    method: 'GET',
    path: '/verify/:code',
    access: 'public',
    summary: 'Whether a paper is valid, void or replaced: no more than the paper itself says',
    params: z.strictObject({ code: line(60) }),
    response: verification,
  }),
  verifyNumber: endpoint({
    method: 'POST',
    path: '/verify',
    access: 'public',
    summary: 'The same by the number of a receipt and the check code printed beside it',
    // Together they open the papers of the person on the receipt, so they stand in no address.
    body: z.strictObject({ receiptNumber: line(80), checkCode: line(60) }),
    response: verification,
    asksProof: true,
    worksWhenFull: true,
  }),
  taxReport: endpoint({
    method: 'GET',
    path: '/donations/tax-report/:kind/:identifier/:year',
    access: publicOr('read', 'Report'),
    asksProof: true,
    summary: 'Everything a certificate shows; takes a grant, the member’s own token, or the ability',
    params: z.strictObject({
      kind: z.enum(['member', 'cid'], 'must be member or cid'),
      identifier: line(80),
      year: incomeYear,
    }),
    response: taxReport,
  }),
  memberCard: endpoint({
    method: 'GET',
    path: '/member/:id/card.pdf',
    access: ownOr('read', 'Member'),
    summary: 'The membership card, 85.6 × 54 mm, both sides',
    params: idParams,
    answersFile: true,
  }),
  memberCards: endpoint({
    method: 'GET',
    path: '/member/cards.pdf',
    access: can('export', 'Member'),
    summary: 'Membership cards on A4, ten to a sheet, to be cut out; audited',
    query: printedMembers,
    answersFile: true,
  }),
  memberLabels: endpoint({
    method: 'GET',
    path: '/member/labels.pdf',
    access: can('export', 'Member'),
    summary: 'Labels with names and postal addresses, A4, 24 to a sheet; audited',
    query: printedMembers,
    answersFile: true,
  }),
  dedications: endpoint({
    method: 'GET',
    path: '/donations/dedications.pdf',
    access: can('read', 'Donation'),
    summary: 'The names to be read out, on paper',
    query: z.strictObject({ readOn: emptyIsAbsent(z.iso.date()) }),
    answersFile: true,
  }),
  letter: endpoint({
    method: 'GET',
    path: '/donations/:id/letter.pdf',
    access: can('read', 'Donation'),
    summary: 'A letter of thanks for a donation that has come',
    params: idParams,
    answersFile: true,
  }),
});
