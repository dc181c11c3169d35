import { z } from 'zod';
import { id, instant } from '../values/fields.ts';
import { personFields } from './person.schema.ts';

/** What can be said about a person. The kind of an identity number goes with the number. */
export const claimedFields = personFields.filter((field) => field !== 'identityType');
export type ClaimedField = (typeof claimedFields)[number];

/** What somebody who did not log in said about a person on file. It proves nothing until staff accept it. */
export const personClaim = z.object({
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
