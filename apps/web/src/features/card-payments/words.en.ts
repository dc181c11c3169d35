import type { CardAttempt, CardDoubt } from '@kathok/contract';
import { titles } from './titles.en.ts';
import { inLanguage } from '../../language/language.ts';

const doubts: Record<CardDoubt, { name: string; means: string }> = {
  silent: {
    name: 'No answer',
    means: 'The bank gave no clear answer. Ask again, or call the bank; if nothing was paid, close it.',
  },
  different: {
    name: 'Mismatch',
    means:
      'The bank reports a different amount or payment number. Nothing was credited. Clear it up with the bank, then close it.',
  },
  withdrawn: {
    name: 'Nothing to pay for',
    means:
      'The bank took the money, but the fee or donation has since been removed. Refund it through the bank, then close it.',
  },
  surplus: {
    name: 'Held',
    means:
      'Money arrived, but nothing more was due: it was already paid, or the membership has ended. Open it to return the money and reverse the payment, or to take it as a donation.',
  },
  refund: {
    name: 'Refund open',
    means:
      'The bank was asked for a refund and has not confirmed it. Ask again, or call the bank, then record its answer. Do not return the money yourself before that.',
  },
};

export const words = inLanguage('features/card-payments/words', {
  title: titles.unresolved,
  lead: 'Card payments without a clear answer from the bank, and money received when nothing was due.',
  payer: 'Payer',
  amount: 'Amount',
  why: 'Why it is here',
  doubts,
  started: 'Started',
  asked: 'Bank last asked',
  timesAsked: (times: number) => (times === 1 ? 'once' : `${times} times`),
  neverAsked: 'not yet',
  bankSaid: (text: string) => `The bank said: ${text}`,
  simulation: 'Simulation',
  actions: 'What to do',
  open: 'Open',
  openFor: (reference: string) => `Open ${reference}`,
  ask: 'Ask the bank',
  askFor: (reference: string) => `Ask the bank about ${reference}`,
  asking: 'Asking…',
  notAsked: 'The bank could not be reached.',
  answers: {
    paid: 'Paid: receipt issued.',
    failed: 'The bank says: not paid.',
    cancelled: 'The bank says: cancelled, nothing was paid.',
    processing: 'The bank still gives no clear answer.',
    pending: 'The bank still gives no clear answer.',
    rejected: 'The bank says: not paid.',
    reversed: 'This payment was reversed.',
  } satisfies Record<CardAttempt['status'], string>,
  refundStillOpen: 'The bank has not confirmed the refund yet.',
  settle: {
    button: 'Record answer',
    of: (reference: string) => `Record answer of the bank for ${reference}`,
    title: 'Was the refund made?',
    text: (payer: string, sum: string) =>
      `The bank was asked to refund ${sum} to ${payer}. Please ask the bank first, then record its answer here.`,
    outcome: 'The bank',
    outcomes: {
      done: { label: 'refunded the money', hint: 'The payment is reversed and its receipt is void.' },
      refused: {
        label: 'did not refund it and will not',
        hint: 'The payment stays. You can then return the money yourself.',
      },
    },
    reason: 'What the bank told you',
    reasonHint: 'Who you spoke to, and when. It is kept with the payment.',
    confirm: 'Save',
    saving: 'Saving…',
    saved: (payer: string) => `Saved: the refund to ${payer}.`,
  },
  close: {
    button: 'Close',
    of: (reference: string) => `Close ${reference}`,
    title: 'Close this card payment',
    text: (payer: string, sum: string) =>
      `None of the ${sum} that ${payer} started to pay is credited, and the bank is not asked again. Money that did arrive can then be recorded by hand. If the bank later confirms it, it will be counted.`,
    reason: 'Reason',
    reasonHint: 'What the bank told you. The payer will see this.',
    confirm: 'Close the payment',
    saving: 'Closing…',
    done: (payer: string) => `Closed: the card payment of ${payer}.`,
  },
  emptyTitle: 'All done',
  emptyText:
    'Every card payment has an answer, and no money is being held. The bank is asked again automatically.',
});
