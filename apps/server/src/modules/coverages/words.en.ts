/** What people read about what is owed for joining and staying. */
export const words = {
  moneyOnItsWay:
    'A payment for the registration has been received or waits to be verified. Decide on it first, then change the membership.',
  movedForward: (feeNumber: string) =>
    `The days before them are not paid any more: the fee ${feeNumber} was taken back`,
  typeOnReceipt: (feeNumber: string) =>
    `is on a receipt of the registration fee ${feeNumber}; cancel that fee, change the type, and record a new registration fee`,
};
