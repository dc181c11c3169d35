import type { CardAttempt, CardDoubt } from '@kathok/contract';
import { titles } from './titles.ts';

const doubts: Record<CardDoubt, { name: string; means: string }> = {
  silent: {
    name: 'No answer',
    means:
      'The bank gave no clear answer. Ask again, or ask the bank by telephone; if nothing was paid, close it.',
  },
  different: {
    name: 'Does not fit',
    means:
      'The bank reports another sum, or the number of another payment. Nothing was credited. Clear it up with the bank, then close it.',
  },
  withdrawn: {
    name: 'Nothing to pay for',
    means:
      'The bank took the money, but the fee or donation was taken out meanwhile. Give it back with the bank, then close it.',
  },
  surplus: {
    name: 'Kept apart',
    means:
      'Money came, but nothing was owed any more: it was paid already, or the membership has ended. Return it and reverse the payment, or take it as a donation. Both are on its page.',
  },
  refund: {
    name: 'Refund open',
    means:
      'The bank was asked to send the money back and has not said whether it did. Ask again, or ask the bank by telephone, then say what it did. Do not send the money back by hand before that.',
  },
};

export const words = {
  title: titles.unresolved,
  lead: 'Card payments that the bank leaves open, and money that came for what is not owed any more.',
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
  open: 'Open its page',
  openFor: (reference: string) => `Open its page: ${reference}`,
  ask: 'Ask the bank',
  askFor: (reference: string) => `Ask the bank about ${reference}`,
  asking: 'Asking…',
  notAsked: 'The bank could not be asked just now.',
  answers: {
    paid: 'Paid: the receipt is issued.',
    failed: 'The bank says: not paid.',
    cancelled: 'The bank says: cancelled, nothing was paid.',
    processing: 'The bank still gives no clear answer.',
    pending: 'The bank still gives no clear answer.',
    rejected: 'The bank says: not paid.',
    reversed: 'This payment was taken back.',
  } satisfies Record<CardAttempt['status'], string>,
  refundStillOpen: 'The bank still does not say that it has sent the money back.',
  settle: {
    button: 'Say what the bank did',
    of: (reference: string) => `Say what the bank did with ${reference}`,
    title: 'What became of the refund?',
    text: (payer: string, sum: string) =>
      `The bank was asked to send ${sum} back to ${payer}. Please ask the bank first; then say here what it told you.`,
    outcome: 'The bank',
    outcomes: {
      done: { label: 'has sent the money back', hint: 'The payment is reversed and its receipt is void.' },
      refused: {
        label: 'has not sent it back and will not',
        hint: 'The payment stays. It can then be sent back by hand.',
      },
    },
    reason: 'What the bank told you',
    reasonHint: 'With whom you spoke, and when. It is kept with the payment.',
    confirm: 'Save',
    saving: 'Saving…',
    cancel: 'Cancel',
    saved: (payer: string) => `Saved: the refund to ${payer}.`,
  },
  close: {
    button: 'Close',
    of: (reference: string) => `Close ${reference}`,
    title: 'Close this card payment',
    text: (payer: string, sum: string) =>
      `Nothing of the ${sum} that ${payer} began to pay is credited, and the bank is not asked about it again. What did come can then be recorded by hand. Should the bank still say yes one day, it counts.`,
    reason: 'Reason',
    reasonHint: 'What the bank told you. The payer reads it, too.',
    confirm: 'Close the payment',
    saving: 'Closing…',
    cancel: 'Cancel',
    done: (payer: string) => `Closed: the card payment of ${payer}.`,
  },
  emptyTitle: 'All done',
  emptyText:
    'Every card payment has an answer, and no money is kept apart. While the bank is silent it is asked again by itself.',
};
