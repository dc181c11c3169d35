import { ofNetwork, type PublicLimit } from '../../../platform/limits/public-limit.ts';
import { countedForm } from '../../../platform/identifier.ts';
import { type LookUpRequest, lookUpInVain } from './look-up.service.ts';

const quarter = 15 * 60;

/**
 * Failures on one identifier are counted for each address apart: guessing at somebody's code from elsewhere does not
 * keep them from their own card. The two wider limits bound what many addresses can try together. Past an own limit the
 * answer is like nobody found, after the same work; past that of a shared address a proof of work has it looked at again.
 */
export const lookUpLimit = <Input>(
  askedIn: (input: Input) => LookUpRequest,
): PublicLimit<Input, never[]> => ({
  name: 'look-up',
  own: (from, input) => [
    {
      of: `${from}:${countedForm(askedIn(input).typed)}`,
      limit: 5,
      windowSeconds: quarter,
      isClearedBySuccess: true,
      isFirm: true,
    },
    ...ofNetwork(from, { limit: 20, windowSeconds: quarter, isGrowing: true }),
  ],
  together: { limit: 300, windowSeconds: 60 * 60 },
  isSuccess: (cards) => cards.length > 0,
  otherwise: (ctx, input) => lookUpInVain(ctx, askedIn(input)),
});
