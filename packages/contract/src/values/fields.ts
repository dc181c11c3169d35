import { z } from 'zod';
import { normalisePhone, phonePattern } from './people/phone.ts';

/** Fields that several entities share, with the words a person sees when one is wrong. */
/** An id is lowercased, so that one thing has one name wherever ids are compared or counted. */
export const id = z.uuid('must be an id').toLowerCase();
export const idParams = z.strictObject({ id });
/** Records that were chosen one by one, as one value of an address. */
export const chosenIds = (most: number) =>
  z
    .string('must be ids, separated by commas')
    .transform((text) => text.split(','))
    .pipe(z.array(id).min(1).max(most, `must be at most ${most}`));
export const instant = z.iso.datetime();
export const version = z.number().int().min(1);

// Control characters have no place in a line of text: they break logs, exports and mails, or turn the text around.
const controlCharacters = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;
// A name made of what nobody sees is no name, and nobody could click on it.
const visible = /[^\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u;

export const line = (max: number) =>
  z
    .string('must be text')
    .trim()
    .min(1, 'must not be empty')
    .max(max, `must have at most ${max} characters`)
    .refine((text) => text === '' || visible.test(text), 'must not be empty')
    .refine((text) => !controlCharacters.test(text), 'must be a single line');

export const name = line(120);
export const paragraph = (max: number) =>
  z.string('must be text').trim().max(max, `must have at most ${max} characters`);

// The first administrator may be admin@localhost, and must be able to save their own form.
const emailPattern = new RegExp(`${z.regexes.email.source}|^[\\w.+-]+@localhost$`);

export const email = z
  .string('must be text')
  .trim()
  .max(254, 'must have at most 254 characters')
  .pipe(z.email({ pattern: emailPattern, error: 'must be an e-mail address, such as name@example.bt' }))
  .transform((address) => address.toLowerCase());

/** E.164. */
export const phone = z
  .string('must be text')
  .transform(normalisePhone)
  .pipe(z.string().regex(phonePattern, 'must be a phone number, such as 17 12 34 56 or +61 400 000 000'));

/** What every stored record carries on the wire. */
export const record = { id, createdAt: instant, updatedAt: instant, version } as const;

/** A file part of a multipart body. */
export const upload = z.custom<File>(
  (value) => typeof File !== 'undefined' && value instanceof File,
  'must be a file',
);
