import { z } from 'zod';
import { line } from '../values/fields.ts';

export const eraseBody = z.strictObject({
  /** Typed once more, so that nobody is erased by a slip of the hand. */
  membershipCode: line(40),
  reason: line(500),
});

export const eraseDonorBody = z.strictObject({
  /** The number of the donation by which they were found, typed once more. */
  donationNumber: line(40),
  reason: line(500),
});
