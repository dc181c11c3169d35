import { z } from 'zod';
import { line } from '../values/fields.ts';

/** How the message is handed over: as JSON or as a form in the body, or in the address of the call. */
export const smsFormats = ['json', 'form', 'query'] as const;

/** What is filled into the call for each message. */
export const smsPlaceholders = ['phone', 'text', 'sender', 'id'] as const;
const needed = ['phone', 'text'];

/** An SMS leaves by one HTTP call to a provider. Without an address none is sent. */
export const smsSettings = z.strictObject({
  url: z
    .string('must be text')
    .trim()
    .max(500, 'must have at most 500 characters')
    // Plain HTTP only where the operator of the server allows it: the server refuses it elsewhere.
    .regex(/^https?:\/\/[^\s/@]+(\/\S*)?$/, { error: 'must be an address that begins with https://' })
    .nullable(),
  format: z.enum(smsFormats),
  body: z
    .string('must be text')
    .trim()
    .max(2000, 'must have at most 2000 characters')
    .superRefine((text, issues) => {
      const used = [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
      const unknown = used.find((name) => !smsPlaceholders.some((known) => known === name));
      const missing = needed.find((name) => !used.includes(name));
      if (unknown) issues.addIssue(`contains {${unknown}}, which is not known`);
      else if (missing) issues.addIssue(`must contain {${missing}}`);
    }),
  /** The header that carries the secret of the account. */
  headerName: z
    .string('must be text')
    .trim()
    .regex(/^[A-Za-z][A-Za-z0-9-]{0,59}$/, 'must be the name of a header, such as Authorization')
    .nullable(),
});
export type SmsSettings = z.output<typeof smsSettings>;

/** Goes in and never comes out. */
export const smsSecret = line(500);
