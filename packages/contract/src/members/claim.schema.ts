import { z } from 'zod';
import { id, instant } from '../values/fields.ts';
import { optionalPersonRules, personFields, type PersonField, personInput } from './person.schema.ts';

/** What can be said about a person. The kind of an identity number goes with the number. */
export const claimedFields = personFields.filter((field) => field !== 'identityType');
export type ClaimedField = (typeof claimedFields)[number];

/** A detail that a stranger gave when registering or donating, or that the member asked for after logging in. */
export const claimSources = ['registration', 'donation', 'member'] as const;

/** What is said about a person on file. It proves nothing until staff accept it. */
export const personClaim = z.object({
  id,
  createdAt: instant,
  source: z.enum(claimSources),
  /** What is on file. */
  name: z.string(),
  /** The membership that the person has now. */
  memberId: id.nullable(),
  membershipCode: z.string().nullable(),
  /** The donation it was said with. */
  donationId: id.nullable(),
  donationNumber: z.string().nullable(),
  /** Identity numbers are masked; a country is named. */
  details: z.array(
    z.object({ field: z.enum(claimedFields), said: z.string(), onFile: z.string().nullable() }),
  ),
});
export type PersonClaim = z.output<typeof personClaim>;

/** Who somebody is. The office has seen a paper for it, so a member asks and staff decide. */
export const provedFields = [
  'name',
  'nameDzongkha',
  'gender',
  'dateOfBirth',
  'identityType',
  'identityNumber',
  'taxpayerNumber',
] as const satisfies PersonField[];

const { name, gender, dateOfBirth, identityType, identityNumber } = personInput;
const { nameDzongkha, taxpayerNumber } = optionalPersonRules;
const wanted = {
  name,
  nameDzongkha,
  gender,
  dateOfBirth,
  identityType,
  identityNumber,
  taxpayerNumber,
} satisfies Record<(typeof provedFields)[number], z.ZodType>;
export const changeRequestBody = z.strictObject(wanted).partial();

/** What a member asked for, and what became of it. */
export const changeRequest = z.object({
  id,
  createdAt: instant,
  details: z.array(
    z.object({
      field: z.enum(claimedFields),
      /** Identity numbers are masked. */
      wanted: z.string(),
      /** Null while it waits. */
      isAccepted: z.boolean().nullable(),
    }),
  ),
  decidedAt: instant.nullable(),
});
export type ChangeRequest = z.output<typeof changeRequest>;
