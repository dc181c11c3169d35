import {
  day,
  identityProblem,
  type Member,
  type OptionalPersonField,
  optionalPersonFields,
  optionalPersonRules,
  personInput,
  phoneText,
} from '@kathok/contract';
import { z } from 'zod';
import { orNone } from '../../../ui/forms/kit/or-none.ts';
import { words } from '../words.en.ts';

const chosen = z.string().min(1, words.form.chooseRule);

type OrNone<Rules extends Record<string, z.ZodType>> = {
  [Field in keyof Rules]: z.ZodUnion<
    readonly [z.ZodPipe<z.ZodLiteral<''>, z.ZodTransform<null, ''>>, Rules[Field]]
  >;
};
const eachOrNone = <Rules extends Record<string, z.ZodType>>(rules: Rules) =>
  Object.fromEntries(Object.entries(rules).map(([field, rule]) => [field, orNone(rule)])) as OrNone<Rules>;
const optional = eachOrNone(optionalPersonRules);

const { email, gewog, village, houseNumber, thramNumber, address } = optional;

/** How to reach somebody and where they live. */
export const contactForm = z.object({
  phone: personInput.phone,
  email,
  countryId: chosen,
  dzongkhag: optional.dzongkhag,
  gewog,
  village,
  houseNumber,
  thramNumber,
  address,
});

export type ContactValues = z.input<typeof contactForm>;

export const memberForm = z
  .object({
    name: personInput.name,
    gender: personInput.gender,
    dateOfBirth: day,
    identityType: personInput.identityType,
    identityNumber: personInput.identityNumber,
    phone: personInput.phone,
    countryId: chosen,
    ...optional,
    membershipTypeId: chosen,
    paymentFrequencyId: chosen,
    joinedOn: day,
    remarks: z.string().trim().max(2000),
  })
  .refine(({ identityType, identityNumber }) => identityProblem(identityType, identityNumber) === null, {
    path: ['identityNumber'],
    error: identityProblem('cid', '') ?? '',
  });

export type MemberValues = z.input<typeof memberForm>;
export type MemberBody = z.output<typeof memberForm>;

type OptionalValues = Pick<MemberValues, OptionalPersonField>;

/** What a person may also have none of, as the form holds it. */
export const optionalValues = (of: (field: OptionalPersonField) => string | null): OptionalValues =>
  Object.fromEntries(optionalPersonFields.map((field) => [field, of(field) ?? ''])) as OptionalValues;

export const valuesOf = (member: Member): MemberValues => ({
  ...optionalValues((field) => member[field]),
  name: member.name,
  gender: member.gender ?? 'other',
  dateOfBirth: member.dateOfBirth ?? '',
  identityType: member.identityType ?? 'cid',
  identityNumber: member.identityNumber ?? '',
  phone: member.phone ? phoneText(member.phone) : '',
  countryId: member.countryId ?? '',
  membershipTypeId: member.membershipTypeId,
  paymentFrequencyId: member.paymentFrequencyId,
  joinedOn: member.joinedOn,
  remarks: member.remarks ?? '',
});

export const contactValues = (member: Member): ContactValues => {
  const values = valuesOf(member);
  const fields = Object.keys(contactForm.shape) as (keyof typeof contactForm.shape)[];
  return Object.fromEntries(fields.map((field) => [field, values[field]])) as ContactValues;
};
