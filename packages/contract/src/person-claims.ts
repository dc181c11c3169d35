import { z } from 'zod';
import { can, endpoint } from './endpoint.ts';
import { id, idParams, instant } from './fields.ts';
import { emptyIsAbsent, paged, pageQuery } from './page.ts';

/** What can be said about a person. The kind of an identity number goes with the number. */
export const claimedFields = [
  'name',
  'nameDzongkha',
  'gender',
  'dateOfBirth',
  'identityNumber',
  'taxpayerNumber',
  'phone',
  'email',
  'countryId',
  'dzongkhag',
  'gewog',
  'village',
  'houseNumber',
  'thramNumber',
  'address',
  'occupation',
] as const;
export type ClaimedField = (typeof claimedFields)[number];

/** What somebody who did not log in said about a person on file. It proves nothing until staff accept it. */
const personClaim = z.object({
  id,
  createdAt: instant,
  /** On file. */
  name: z.string(),
  /** The membership that the person has now. */
  memberId: id.nullable(),
  membershipCode: z.string().nullable(),
  /** The donation it was said with; else it was said when registering. */
  donationId: id.nullable(),
  donationNumber: z.string().nullable(),
  /** Identity numbers are masked; a country is named. */
  details: z.array(
    z.object({ field: z.enum(claimedFields), said: z.string(), onFile: z.string().nullable() }),
  ),
});
export type PersonClaim = z.output<typeof personClaim>;

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
