import { z } from 'zod';
import { can, endpoint, ownOr } from '../endpoint.ts';
import { id, idParams, version } from '../values/fields.ts';
import { emptyIsAbsent, paged, pageQuery } from '../values/page.ts';
import { member } from './member.schema.ts';
import { changeRequest, changeRequestBody, claimedFields, personClaim } from './claim.schema.ts';
import { type Records, withRecords } from '../record-kinds.ts';

const records: Records = { reads: ['Claim', 'Member'], touches: ['Claim', 'Member'] };

/** What the public said about people on file and what members ask to have changed, for the office to decide. */
export const personClaims = withRecords(records, {
  listClaims: endpoint({
    method: 'GET',
    path: '/member/claims',
    access: can('read', 'Member'),
    reads: ['Claim'],
    summary:
      'What the public said about people on file, and members asked for, that staff have not decided; oldest first',
    query: pageQuery(['createdAt'], { memberId: emptyIsAbsent(id) }),
    response: paged(personClaim),
  }),
  decideClaim: endpoint({
    method: 'POST',
    path: '/member/claims/:id/decide',
    access: can('update', 'Member'),
    summary: 'Accept some of the details, or none; the others stay as they are on file',
    params: idParams,
    body: z.strictObject({ accept: z.array(z.enum(claimedFields, 'must be a detail of a person')).max(20) }),
  }),
  confirmContact: endpoint({
    method: 'POST',
    path: '/member/:id/contact/confirm',
    access: can('update', 'Member'),
    summary: 'Phone and e-mail address of a registration are those of the member: papers may go there',
    params: idParams,
    body: z.strictObject({ version }),
    response: member,
  }),
  listChangeRequests: endpoint({
    method: 'GET',
    path: '/member/:id/change-requests',
    access: ownOr('read', 'Member'),
    summary: 'What a member asked to have changed, and what became of it, newest first',
    params: idParams,
    response: z.array(changeRequest),
  }),
  requestChange: endpoint({
    method: 'POST',
    path: '/member/:id/change-requests',
    access: ownOr('update', 'Member'),
    touches: ['Claim'],
    summary: 'Ask for a change of one’s own name or identity number; replaces a request that still waits',
    params: idParams,
    body: changeRequestBody,
    response: changeRequest,
    status: 201,
    idempotent: true,
  }),
  withdrawChange: endpoint({
    method: 'DELETE',
    path: '/member/:id/change-requests',
    access: ownOr('update', 'Member'),
    touches: ['Claim'],
    summary: 'Withdraw a request that still waits',
    params: idParams,
  }),
});
