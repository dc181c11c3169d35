import type { families, InputOf, ResponseOf } from '@kathok/contract';
import { countedForm } from '../../platform/identifier.ts';
import { ofNetwork, type PublicLimit } from '../../platform/limits/public-limit.ts';
import { askInVain, isAsked } from './ask.service.ts';

const quarter = 15 * 60;
const day = 24 * 60 * 60;

type Ask = InputOf<typeof families.createLink>;

/**
 * As at the look-up, but that successes count too, since nothing may tell them from failures; and for each account, which
 * a guesser has one of. Past it the answer is the same, after the same work, and nobody is asked. The office is not counted.
 */
export const askLimit: PublicLimit<Ask, ResponseOf<typeof families.createLink>> = {
  name: 'family',
  own: (_from, { body }, { actor }) =>
    isAsked(body)
      ? [
          {
            of: `${actor?.id}:${countedForm(body.membershipCode)}`,
            limit: 5,
            windowSeconds: quarter,
            isFirm: true,
          },
          { of: `${actor?.id}`, limit: 20, windowSeconds: quarter, isFirm: true },
          { of: `${actor?.id} in a day`, limit: 60, windowSeconds: day, isFirm: true },
        ]
      : [],
  otherwise: askInVain,
};

/** Nobody guesses 256 random bits; this only keeps a program from trying without an end. */
export const answerLimit: PublicLimit = {
  name: 'family answer',
  isExempt: ({ actor }) => actor !== null,
  own: (from) => ofNetwork(from, { limit: 60, windowSeconds: quarter }),
};
