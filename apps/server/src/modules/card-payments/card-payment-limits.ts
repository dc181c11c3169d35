import { ofNetwork, type PublicLimit } from '../../platform/limits/public-limit.ts';
import type { Ctx } from '../../platform/context.ts';
import { answerReturn, type ReturnInput, type ReturnPage } from './enquiries/gateway-return.service.ts';

const quarter = 15 * 60;
const hour = 60 * 60;

/**
 * Anybody with the link may start to pay, but not for ever. For one fee or donation, each address is counted apart: a
 * stranger who starts again and again does not keep the family from paying by card.
 */
export const startLimit = <Input>(dueOf: (input: Input) => string): PublicLimit<Input> => ({
  name: 'card start',
  own: (from, input) => [
    { of: `${from}:${dueOf(input)}`, limit: 20, windowSeconds: hour },
    ...ofNetwork(from, { limit: 200, windowSeconds: quarter }),
  ],
  together: { limit: 2000, windowSeconds: hour },
});

/**
 * A return that is replayed again and again does not make us pester the bank; the job asks all the same. Somebody who
 * has just paid never meets an error, so past the limit the page shows what our books say.
 */
export const returnLimit: PublicLimit<ReturnInput, ReturnPage> = {
  name: 'card return',
  own: (from, { body }, ctx) => [
    { of: orderIn(ctx, body) ?? from, limit: 20, windowSeconds: hour, isFirm: true },
  ],
  otherwise: (ctx, input) => answerReturn(ctx, input, null),
};

/** At the simulated bank: a payment takes two or three calls, so this is wider than the starts of an address. */
export const simulatorLimit: PublicLimit = {
  name: 'card simulator',
  own: (from) => [{ of: from, limit: 1000, windowSeconds: quarter, isFirm: true }],
};

/** The order that a return is about, where it can be read with our key. */
function orderIn({ card }: Ctx, body: ReturnInput['body']): string | undefined {
  try {
    return card.gateway?.readReturn(body)?.orderId;
  } catch {
    return undefined;
  }
}
