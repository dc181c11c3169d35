/** What people read about membership fees. */
export const words = {
  title: {
    registration: (type: string) => `Registration, ${type} membership`,
    renewal: (type: string) => `Renewal, ${type} membership`,
  },
  closed: {
    paid: 'This fee is paid already.',
    waived: 'This fee was waived; nothing is to be paid.',
    cancelled: 'This fee was cancelled. Please ask for the renewal anew.',
  },
  ended: 'This membership has ended. Please speak with the office.',
  noLongerRegistered: 'This member is not in the register any more.',
  coveredForLife: 'This member is covered for life already; nothing more can be paid for.',
  noMember: 'is not a member',
  registrationOpen: 'A registration fee is open already. Record the money for that one.',
  registrationDone: 'The registration fee of this member is settled. Record a renewal instead.',
  otherTermsOpen: (feeNumber: string) =>
    `The fee ${feeNumber} is open for other terms, and money for it has come or is on its way. Record the money for that one.`,
  typeOnReceipt: 'stays as it is on the receipt that was issued; cancel this fee and record another one',
  moneyWaits: 'A payment for this fee is on its way. Decide on that first.',
  partlyPaid: 'Part of this fee is paid. It can be changed only once that is taken back.',
};
