/** What people read about payments for several. */
export const words = {
  title: {
    registration: (type: string) => `Registration, ${type}`,
    renewal: (type: string) => `Renewal, ${type}`,
  },
  together: (count: number) => `${count} together, one payment`,
  andOthers: (name: string, others: number) =>
    others === 1 ? `${name} and 1 other` : `${name} and ${others} others`,
  staffOnly: 'is for staff: a payer sends a slip, or pays by card',
  notLookedUp: 'must first be looked up, with the code and the birth date or the end of the phone number',
  twice: 'stands here twice; each can be paid once',
  otherCurrency: (first: string, other: string) =>
    `is in ${other}, and the first in ${first}; one payment has one currency`,
  paidAlready: 'has already been paid',
  waitsAlready: 'has a payment already that waits to be verified',
  noMember: 'is not a member in the register',
  paymentInItem: 'must not be given here; the money is said once, for all of it',
  notOfThis: 'does not wait in this payment',
  notPaid: 'is not paid by this payment',
  rejectsAll: 'must be empty, because a rejection is about all of it',
  moreThanDue: 'is more than is due. Choose what the rest is for, or correct the amount',
  nothingWaits: 'Someone else has already decided this.',
  nothingPaid: 'There is no paid payment to reverse.',
  notSettled: 'What came did not cover this one. It is still due.',
  cardLater: 'Several together are paid by transfer or at the desk. Each can be paid by card by itself.',
};
