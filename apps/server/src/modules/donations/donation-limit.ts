import type { PublicLimit } from '../../platform/limits/public-limit.ts';
import { isDonationStaff } from './donation-access.ts';

/** A phone company has one address for many; a program donates thousands of times. The office is not counted. */
export const donationLimit: PublicLimit = {
  name: 'donation',
  isExempt: (ctx) => isDonationStaff(ctx, 'create'),
  own: (from) => [{ of: from, limit: 100, windowSeconds: 15 * 60 }],
  together: { limit: 3000, windowSeconds: 60 * 60 },
};
