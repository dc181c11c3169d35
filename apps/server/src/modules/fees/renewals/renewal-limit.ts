import type { InputOf, renewals } from '@kathok/contract';
import { ofNetwork, type PublicLimit } from '../../../platform/limits/public-limit.ts';
import { isStaff } from '../../../platform/context.ts';

const quarter = 15 * 60;

/**
 * For one member, each address is counted apart: a stranger who asks for somebody's renewal again and again does not
 * keep the family from renewing. The office is not counted.
 */
export const renewalLimit: PublicLimit<InputOf<typeof renewals.create>> = {
  name: 'renewal',
  isExempt: (ctx) => isStaff(ctx, 'create'),
  own: (from, { body }) => [
    { of: `${from}:${body.memberId}`, limit: 20, windowSeconds: quarter },
    ...ofNetwork(from, { limit: 100, windowSeconds: quarter }),
  ],
  together: { limit: 1000, windowSeconds: 60 * 60 },
};
