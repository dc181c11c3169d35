import {
  type certificates,
  type documents,
  type InputOf,
  readPaperNumber,
  type ResponseOf,
} from '@kathok/contract';
import { ofNetwork, type PublicLimit } from '../../../platform/limits/public-limit.ts';
import { strangerMessagesADay } from '../../../platform/limits/stranger-messages.ts';
import { countedForm } from '../../../platform/identifier.ts';
import { requestWithoutCode } from './request.service.ts';

const quarter = 15 * 60;
const day = 24 * 60 * 60;
const together = { limit: 300, windowSeconds: 60 * 60 };

/** Each request may send a mail to somebody, so all are counted, found or not. */
export const requestLimit: PublicLimit<
  InputOf<typeof certificates.request>,
  ResponseOf<typeof certificates.request>
> = {
  name: 'certificate request',
  own: (from, { body }) => [
    { of: `${from}:${countedForm(body.identifier)}`, limit: 5, windowSeconds: quarter },
    // However many ask, and from wherever: past what a person is sent in a day, each more takes work.
    {
      of: `* ${countedForm(body.identifier)}`,
      limit: strangerMessagesADay,
      windowSeconds: day,
      isGrowing: true,
    },
    ...ofNetwork(from, { limit: 20, windowSeconds: quarter }),
  ],
  together,
  otherwise: requestWithoutCode,
};

/** Only failures count: many people share one address of a telephone company. */
const guesses = { name: 'certificate grant', together, isSuccess: () => true };
const guessesOf = (from: string, tried: string) => [
  { of: `${from}:${tried}`, limit: 5, windowSeconds: quarter, isClearedBySuccess: true, isFirm: true },
  ...ofNetwork(from, { limit: 20, windowSeconds: quarter, isGrowing: true }),
];

export const redeemLimit: PublicLimit<InputOf<typeof certificates.redeem>> = {
  ...guesses,
  own: (from, { body }) => [
    ...guessesOf(from, whatIsTried(body)),
    // Each one writes a grant, which is kept for a day.
    { of: `opened ${from}:${whatIsTried(body)}`, limit: 1200, windowSeconds: quarter, countsSuccesses: true },
  ],
};

/** Counted with the above, since the same check code is guessed by either. */
export const verifyNumberLimit: PublicLimit<InputOf<typeof documents.verifyNumber>> = {
  ...guesses,
  own: (from, { body }) => guessesOf(from, printedNumber(body.receiptNumber)),
};

/**
 * A paper that a stranger opens counts down the grant, may be issued by that, and is kept as it was drawn. Those who are
 * signed in are not counted.
 */
export const openPaperLimit: PublicLimit = {
  name: 'open paper',
  isExempt: ({ actor }) => actor !== null,
  own: (from) => ofNetwork(from, { limit: 300, windowSeconds: quarter }),
};

function whatIsTried({
  requestId,
  receiptNumber,
  dueId,
}: InputOf<typeof certificates.redeem>['body']): string {
  return requestId ?? (receiptNumber && printedNumber(receiptNumber)) ?? dueId ?? 'link';
}

/** However it was typed, it is the same number that is tried. */
const printedNumber = (typed: string) => readPaperNumber(typed) ?? typed.toUpperCase();
