/** What people read about renewals. */
export const words = {
  ended: 'This membership has ended and cannot be renewed. Please contact the office.',
  forLife: 'This is a life membership; it needs no renewal.',
  notYetMember: 'The registration fee is not paid yet. Please pay that first.',
  tooEarly: (from: string) => `It is too early to renew. You can renew from ${from}.`,
  closed: 'This renewal is already confirmed or cancelled, so it cannot be changed.',
  otherId: 'must be the id in the address',
};
