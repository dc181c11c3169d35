/** What people read about renewals. */
export const words = {
  ended: 'This membership has ended and cannot be renewed. Please speak with the office.',
  forLife: 'This membership is for life; there is nothing to renew.',
  notYetMember: 'The registration fee is not paid yet. Please pay that first.',
  tooEarly: (from: string) => `It is too early to renew. You can renew from ${from}.`,
  closed: 'Only what is proposed can be changed; this renewal is confirmed or cancelled.',
  otherId: 'must be the id in the address',
};
