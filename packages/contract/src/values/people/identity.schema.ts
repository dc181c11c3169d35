import { z } from 'zod';
import { documentNumberPattern, normaliseIdentity } from './identity.ts';
import { unlessEmpty } from '../unless-empty.ts';

export const identityNumber = z
  .string('must be text')
  .transform(normaliseIdentity)
  .pipe(z.string().regex(documentNumberPattern, unlessEmpty('must have 4 to 20 letters and digits')));

/** Conflicting sources on the shape of a taxpayer number, so only its characters and length are checked. */
export const taxpayerNumber = z
  .string('must be text')
  .transform(normaliseIdentity)
  .pipe(z.string().regex(/^[A-Z0-9]{6,15}$/, 'must have 6 to 15 letters and digits'));
