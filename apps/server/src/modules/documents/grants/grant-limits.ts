import type { certificates, InputOf, ResponseOf } from '@kathok/contract';
import type { PublicLimit } from '../../../platform/limits/public-limit.ts';
import { countedForm } from '../../../platform/identifier.ts';
import { requestWithoutCode } from './request.service.ts';

const quarter = 15 * 60;
const together = { limit: 300, windowSeconds: 60 * 60 };

/** Each request may send a mail to somebody, so all are counted, found or not. */
export const requestLimit: PublicLimit<
  InputOf<typeof certificates.request>,
  ResponseOf<typeof certificates.request>
> = {
  name: 'certificate request',
  own: (from, { body }) => [
    { of: `${from}:${countedForm(body.identifier)}`, limit: 5, windowSeconds: quarter },
    { of: from, limit: 20, windowSeconds: quarter },
  ],
  together,
  otherwise: requestWithoutCode,
};

/** Only failures count: many people share one address of a telephone company. */
export const redeemLimit: PublicLimit<InputOf<typeof certificates.redeem>> = {
  name: 'certificate grant',
  own: (from, { body }) => [
    { of: `${from}:${whatIsTried(body)}`, limit: 5, windowSeconds: quarter, isClearedBySuccess: true },
    { of: from, limit: 20, windowSeconds: quarter },
  ],
  together,
  isSuccess: () => true,
};

/**
 * A paper that a stranger opens counts down the grant, may be issued by that, and is kept as it was drawn. Those who are
 * signed in are not counted.
 */
export const openPaperLimit: PublicLimit = {
  name: 'open paper',
  isExempt: ({ actor }) => actor !== null,
  own: (from) => [{ of: from, limit: 300, windowSeconds: quarter }],
};

function whatIsTried({
  requestId,
  receiptNumber,
  dueId,
}: InputOf<typeof certificates.redeem>['body']): string {
  return requestId ?? receiptNumber?.toUpperCase() ?? dueId ?? 'link';
}
