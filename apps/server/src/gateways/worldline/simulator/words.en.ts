import type { Fault, SimulatedRefund } from './orders.ts';
import type { SimulatedOutcome } from './outcomes.ts';

type Group = 'success' | 'refusal' | 'trouble';
const outcomes: Record<SimulatedOutcome, { group: Group; name: string; means: string }> = {
  approve: { group: 'success', name: 'Pay', means: 'The bank approves and sends you back.' },
  delay: {
    group: 'success',
    name: 'Pay, told later',
    means: 'The bank approves, but says so only after a minute.',
  },
  dropReturn: {
    group: 'success',
    name: 'Pay and stay here',
    means: 'Paid, but the browser never goes back.',
  },
  sendTwice: { group: 'success', name: 'Pay, told twice', means: 'The same answer arrives two times.' },
  decline51: { group: 'refusal', name: 'Refuse: no money (51)', means: 'Insufficient funds.' },
  decline54: { group: 'refusal', name: 'Refuse: expired (54)', means: 'The card has expired.' },
  decline05: {
    group: 'refusal',
    name: 'Refuse: no reason (05)',
    means: 'The card’s bank declined without a reason.',
  },
  decline61: { group: 'refusal', name: 'Refuse: limit (61)', means: 'Above the card’s limit.' },
  notAuthenticated: { group: 'refusal', name: 'Fail the 3-D check', means: 'The code was not right.' },
  cancel: { group: 'refusal', name: 'Cancel', means: 'You change your mind.' },
  otherAmount: { group: 'trouble', name: 'Pay another amount', means: 'The bank says yes to another sum.' },
  wrongKey: { group: 'trouble', name: 'Pay, wrong key', means: 'Paid, but the answer cannot be read.' },
  replay: {
    group: 'trouble',
    name: 'Replay an older answer',
    means: 'Not paid; an older yes is sent instead.',
  },
};
const faults: Record<Fault, string> = {
  none: 'Answer properly',
  timeout: 'Do not answer',
  serverError: 'Answer with error 500',
  page: 'Answer with a web page',
  garbage: 'Answer with garbage',
  lowerCase: 'Answer in lower case',
};
const refundAnswers: Record<SimulatedRefund, string> = {
  accept: 'Refund',
  refuse: 'Refuse',
  noAnswer: 'Do nothing and send no answer',
  lostAnswer: 'Refund, but send no answer',
};

export const words = {
  title: 'Pay by card',
  order: 'Order',
  amount: 'Amount',
  remarks: 'For',
  groups: { success: 'The payment succeeds', refusal: 'It does not', trouble: 'Something is wrong' },
  outcomes,
  enquiry: 'When the centre asks the bank what happened',
  fault: 'The bank should',
  faults,
  faultTimes: 'For how long',
  times: { '1': 'Once, then properly', '2': 'Twice, then properly', '1000': 'Always' },
  refund: 'When the centre asks for a refund',
  refundAnswers,
  invented: 'The form of dates and the letters for authentication and capture are invented here.',
  paidAndSilent: 'Paid',
  paidAndSilentText:
    'The bank has taken the money and does not send your browser back. You can close this page: the centre will ask the bank and find out.',
  nothingToReplay: 'There is no older answer to replay. Pay another order first.',
  chosenBefore: 'This order was already decided.',
  problems: {
    merchant: 'Unknown merchant.',
    unreadable:
      'The request cannot be read: wrong key, wrong padding, or not the fields of a payment request.',
    mandatory: 'Mandatory fields are missing',
    repeated: 'An order with this number already exists.',
    unknownOrder: 'Order not found.',
  },
};
