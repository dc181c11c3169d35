import type { FeeClosing } from './fee-rules.ts';

const closed = {
  paid: 'This fee has already been paid.',
  waived: 'This fee was waived; there is nothing to pay.',
  cancelled: 'This fee was cancelled. Please start the renewal again.',
};
const ended = 'This membership has ended. Please contact the office.';
const coveredForLife = 'This is already a life member; nothing more is due.';

/** What people read about membership fees. */
export const words = {
  title: {
    registration: (type: string) => `Registration, ${type} membership`,
    renewal: (type: string) => `Renewal, ${type} membership`,
  },
  onlyJoiningWaived: 'Only a registration fee can be waived. A renewal that nobody pays is cancelled.',
  closed,
  /** For someone who wants to pay: that a membership has ended, and not how. */
  movedForward: (feeNumber: string) =>
    `The days before them are not paid any more: the fee ${feeNumber} was taken back`,
  replaced: {
    registration: 'Another registration fee stands in its place.',
    renewal: 'Another renewal is open. Pay or cancel that one first.',
  },
  closedFor: {
    ...closed,
    removed: 'This member is no longer in the register.',
    forLife: coveredForLife,
    resigned: ended,
    deceased: ended,
    suspended: ended,
    declined: ended,
  } satisfies Record<FeeClosing, string>,
  /** For staff who decide on money that came for it. */
  closedSince: {
    paid: 'This fee has since been paid in another way.',
    waived: 'This fee has since been waived.',
    cancelled: 'This fee has since been cancelled.',
    removed: 'This member has since been removed from the register.',
    forLife: 'This member has since become a life member.',
    resigned: 'This member has since resigned.',
    deceased: 'This member has since died.',
    suspended: 'This membership has since been suspended.',
    declined: 'This application has since been declined.',
  } satisfies Record<FeeClosing, string>,
  ended,
  coveredForLife,
  nextHasMoney:
    'A payment for the next renewal of this member has come in or is being processed. Complete or cancel that renewal first.',
  oneCorrection: 'must be given, or another member, or a purpose; only one of them',
  sameMember: 'is the member who has it already',
  lessIsDue: 'owes less than was paid; correct the amount first, or take it as a donation',
  noMember: 'is not a member',
  registrationOpen: 'A registration fee is already open. Record the payment for that one.',
  registrationDone: 'This member’s registration fee is settled. Record a renewal instead.',
  otherTermsOpen: (feeNumber: string) =>
    `Fee ${feeNumber} is open with other terms, and a payment for it has been received or is being processed. Record the payment for that fee.`,
  typeOnReceipt: 'is on an issued receipt and cannot be changed; cancel this fee and record another one',
  moneyWaits: 'A payment for this fee is being processed. Decide on it first.',
  partlyPaid: 'Part of this fee is paid. Reverse that payment before changing the fee.',
};

/** What people read about renewals. */
export const renewalWords = {
  ended: 'This membership has ended and cannot be renewed. Please contact the office.',
  forLife: 'This is a life membership; it needs no renewal.',
  notYetMember: 'The registration fee is not paid yet. Please pay that first.',
  tooEarly: (from: string) => `It is too early to renew. You can renew from ${from}.`,
  closed: 'This renewal is already confirmed or cancelled, so it cannot be changed.',
  otherId: 'must be the id in the address',
};
