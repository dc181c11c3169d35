/** What the payer's bank may say, by the code of the confirmation; and three ways in which saying it goes wrong. */
export const outcomes = {
  approve: { code: '00', name: 'Pay', means: 'The code on the phone was right, and the bank pays.' },
  dropReturn: { code: '00', name: 'Pay and stay here', means: 'Paid, but the browser never goes back.' },
  noFunds: { code: '51', name: 'Refuse: no money (51)', means: 'There is not enough on the account.' },
  limit: { code: '61', name: 'Refuse: limit (61)', means: 'Above the account’s limit.' },
  cancel: { code: 'UC', name: 'Cancel (UC)', means: 'You change your mind.' },
  timeOut: { code: 'TO', name: 'Time out (TO)', means: 'The bank does not say what happened.' },
  otherAmount: { code: '00', name: 'Pay another amount', means: 'The bank says yes to another sum.' },
  wrongKey: {
    code: '00',
    name: 'Pay, wrong signature',
    means: 'Paid, but the answer is not signed by the Authority.',
  },
} as const;
export type RmaOutcome = keyof typeof outcomes;

export const isOutcome = (name: string | undefined): name is RmaOutcome =>
  name !== undefined && Object.hasOwn(outcomes, name);
