import { z } from 'zod';
import { line } from '../values/fields.ts';

/** The names that they gave for others stay on lists that are still to be read; unless that is not wished either. */
const alsoGivenNames = z.boolean('must be true or false').optional();

export const eraseBody = z.strictObject({
  /** Typed once more, so that nobody is erased by a slip of the hand. */
  membershipCode: line(40),
  reason: line(500),
  alsoGivenNames,
});

export const eraseDonorBody = z.strictObject({
  /** The number of the donation by which they were found, typed once more. */
  donationNumber: line(40),
  reason: line(500),
  alsoGivenNames,
});
