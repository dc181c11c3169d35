import { z } from 'zod';
import { can, endpoint } from '../endpoint.ts';
import { id, idParams } from '../values/fields.ts';
import { emptyIsAbsent, paged, pageQuery } from '../values/page.ts';
import { claimedFields, personClaim } from './claim.schema.ts';

/** What the public said about people on file, for the office to decide. */
export const personClaims = {
  listClaims: endpoint({
    method: 'GET',
    path: '/member/claims',
    access: can('read', 'Member'),
    summary: 'What the public said about people on file and staff have not decided, oldest first',
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
};
