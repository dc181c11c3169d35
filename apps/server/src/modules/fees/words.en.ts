import type { FeeClosing } from './fee-rules.ts';

const closed = {
  paid: 'This fee is paid already.',
  waived: 'This fee was waived; nothing is to be paid.',
  cancelled: 'This fee was cancelled. Please ask for the renewal anew.',
};
const ended = 'This membership has ended. Please speak with the office.';
const coveredForLife = 'This member is covered for life already; nothing more can be paid for.';

/** What people read about membership fees. */
export const words = {
  title: {
    registration: (type: string) => `Registration, ${type} membership`,
    renewal: (type: string) => `Renewal, ${type} membership`,
  },
  closed,
  /** For somebody who wants to pay: that a membership has ended, and not how. */
  closedFor: {
    ...closed,
    removed: 'This member is not in the register any more.',
    forLife: coveredForLife,
    resigned: ended,
    deceased: ended,
    suspended: ended,
    declined: ended,
  } satisfies Record<FeeClosing, string>,
  /** For staff who decide on money that came for it. */
  closedSince: {
    paid: 'This fee was paid in another way meanwhile.',
    waived: 'This fee was waived meanwhile.',
    cancelled: 'This fee was cancelled meanwhile.',
    removed: 'This member was taken out of the register meanwhile.',
    forLife: 'This member is covered for life meanwhile.',
    resigned: 'This member has resigned since.',
    deceased: 'This member has died since.',
    suspended: 'This membership was suspended since.',
    declined: 'This application was declined since.',
  } satisfies Record<FeeClosing, string>,
  ended,
  coveredForLife,
  noMember: 'is not a member',
  registrationOpen: 'A registration fee is open already. Record the payment for that one.',
  registrationDone: 'The registration fee of this member is settled. Record a renewal instead.',
  otherTermsOpen: (feeNumber: string) =>
    `The fee ${feeNumber} is open for other terms, and money for it has come or is on its way. Record the payment for that one.`,
  typeOnReceipt: 'stays as it is on the receipt that was issued; cancel this fee and record another one',
  moneyWaits: 'A payment for this fee is on its way. Decide on that first.',
  partlyPaid: 'Part of this fee is paid. It can be changed only once that is taken back.',
};
