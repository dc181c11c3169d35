import { z } from 'zod';
import { day } from '../values/days/days.ts';
import { email, id, line, name, paragraph, phone } from '../values/fields.ts';
import { genders } from '../values/people/genders.ts';
import { identityNumber, taxpayerNumber } from '../values/people/identity.schema.ts';
import { identityTypes } from '../values/people/identity.ts';
import { dzongkhags, readDzongkhag } from '../values/people/places.ts';

const dzongkhag = z
  .string('must be text')
  .transform((text) => readDzongkhag(text) ?? text)
  .pipe(z.enum(dzongkhags, 'must be one of the twenty dzongkhags'));

/**
 * A human being known to the centre: the one record behind a member, an ex-member and a donor. This is the list of a
 * person's fields, with what may be written into each; everything else follows from it.
 */
export const personRules = {
  name,
  nameDzongkha: line(120),
  gender: z.enum(genders),
  dateOfBirth: day,
  identityType: z.enum(identityTypes),
  identityNumber,
  taxpayerNumber,
  phone,
  email,
  countryId: id,
  dzongkhag,
  gewog: line(80),
  village: line(80),
  houseNumber: line(40),
  thramNumber: line(40),
  address: paragraph(300),
  occupation: line(80),
} as const;
type Details = typeof personRules;
export type PersonField = keyof Details;
export const personFields = Object.keys(personRules) as PersonField[];

const required = [
  'name',
  'gender',
  'dateOfBirth',
  'identityType',
  'identityNumber',
  'phone',
  'countryId',
] as const satisfies PersonField[];
type RequiredField = (typeof required)[number];
export type OptionalPersonField = Exclude<PersonField, RequiredField>;
const isOptional = (field: PersonField): field is OptionalPersonField =>
  !required.some((other) => other === field);
export const optionalPersonFields = personFields.filter(isOptional);

/** What may be written into a field that may also be left empty. */
export const optionalPersonRules = Object.fromEntries(
  optionalPersonFields.map((field) => [field, personRules[field]]),
) as Pick<Details, OptionalPersonField>;

const forEachField = <Rules>(ruleFor: (field: PersonField) => z.ZodType): Rules =>
  Object.fromEntries(personFields.map((field) => [field, ruleFor(field)])) as Rules;

/** What is known of a person when somebody enters them. */
export const personInput = forEachField<{
  readonly [Field in PersonField]: Field extends RequiredField
    ? Details[Field]
    : z.ZodOptional<z.ZodNullable<Details[Field]>>;
}>((field) => (isOptional(field) ? personRules[field].nullable().optional() : personRules[field]));

/** Fields that are more than text when they are read again. */
const kinds = {
  gender: z.enum(genders),
  dateOfBirth: day,
  identityType: z.enum(identityTypes),
  countryId: id,
  dzongkhag: z.enum(dzongkhags),
} as const;
type Kinds = typeof kinds;

/** All but the name may be unknown, as it often is of a donor. */
export const personOutput = {
  ...forEachField<{
    readonly [Field in PersonField]: z.ZodNullable<Field extends keyof Kinds ? Kinds[Field] : z.ZodString>;
  }>((field) => (kinds[field as keyof Kinds] ?? z.string()).nullable()),
  name: z.string(),
  country: z.string().nullable(),
  photo: z.string().nullable(),
} as const;
