/** What people read about family links. */
export const words = {
  oneself: 'is your own; nobody looks after themself',
  sameMember: 'must be another member',
  noMember: 'is not a member in the register',
  full: (most: number) => `is one too many: one member looks after at most ${most}`,
  standsAlready: 'is looked after by this member already, or was asked',
  childWithoutGuardian: 'must be guardian: this member is under 18',
  guardianOfAdult: 'must be paper: this member is 18 or older and speaks for themself',
  isChild: 'For a child under 18 the office sets this up, with a paper of the guardian.',
  decided: 'This was answered or ended already.',
  linkUsed: 'This link has been used, or its time is over. Please log in, or ask the office.',
  ownOnly: 'must be given by staff only',
  staffOnly: 'must name both members: the office makes the link that was agreed to on paper',
};
