import type { CardAttempt, CardDoubt } from '@kathok/contract';

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
      'The bank took the money, but the fee or gift was taken out meanwhile. Give it back with the bank, then close it.',
  },
  surplus: {
    name: 'Paid twice',
    means: 'It was paid already. Give this one back with the bank, then reverse the payment on its page.',
  },
};

export const words = {
  title: 'Unresolved card payments',
  lead: 'What the bank leaves open, and what was paid twice. Everything else is settled by itself.',
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
  emptyTitle: 'Nothing is open with the bank',
  emptyText: 'Every card payment has an answer. While the bank is silent it is asked again by itself.',
};
