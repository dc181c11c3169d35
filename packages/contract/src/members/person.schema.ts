import { z } from 'zod';
import { day } from '../values/days.ts';
import { email, id, line, name, paragraph, phone } from '../values/fields.ts';
import { identityNumber, identityTypes, taxpayerNumber } from '../values/identity.ts';
import { dzongkhags, readDzongkhag } from '../values/places.ts';

export const genders = ['male', 'female', 'other'] as const;

const dzongkhag = z
  .string('must be text')
  .transform((text) => readDzongkhag(text) ?? text)
  .pipe(z.enum(dzongkhags, 'must be one of the twenty dzongkhags'));

/** A human being known to the centre: the one record behind a member, an ex-member and a donor. */
export const personInput = {
  name,
  nameDzongkha: line(120).nullable().optional(),
  gender: z.enum(genders),
  dateOfBirth: day,
  identityType: z.enum(identityTypes),
  identityNumber,
  taxpayerNumber: taxpayerNumber.nullable().optional(),
  phone,
  email: email.nullable().optional(),
  countryId: id,
  dzongkhag: dzongkhag.nullable().optional(),
  gewog: line(80).nullable().optional(),
  village: line(80).nullable().optional(),
  houseNumber: line(40).nullable().optional(),
  thramNumber: line(40).nullable().optional(),
  address: paragraph(300).nullable().optional(),
  occupation: line(80).nullable().optional(),
} as const;

export const personOutput = {
  name: z.string(),
  nameDzongkha: z.string().nullable(),
  gender: z.enum(genders).nullable(),
  dateOfBirth: day.nullable(),
  identityType: z.enum(identityTypes).nullable(),
  identityNumber: z.string().nullable(),
  taxpayerNumber: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  countryId: id.nullable(),
  country: z.string().nullable(),
  dzongkhag: z.enum(dzongkhags).nullable(),
  gewog: z.string().nullable(),
  village: z.string().nullable(),
  houseNumber: z.string().nullable(),
  thramNumber: z.string().nullable(),
  address: z.string().nullable(),
  occupation: z.string().nullable(),
  photo: z.string().nullable(),
} as const;
