import { format } from '../../language/format.ts';
export const words = {
  motto: 'ཀཿཐོག་གི་མར་མེ་ནམ་ཡང་མི་ཉམས་པར་ཤོག',
  heading: 'Keep the lamps of Kathok burning',
  lead: (centre: string) =>
    `${centre} keeps a temple, its lamps and its prayers going, carried by its members and by everybody who gives. Join, renew for yourself or for your parents, and make an offering here. It takes a few minutes on a phone, and no account is needed.`,
  give: 'Make an offering',
  renew: 'Renew Membership',
  four: 'What you can do here',
  join: 'Become a member',
  joinText: (leastFee: string | null) =>
    leastFee
      ? `Have your CID and a phone at hand. Fees begin at ${leastFee}.`
      : 'Have your CID and a phone at hand.',
  renewShort: 'Renew',
  renewText: 'Your member code or CID is enough. You may renew for someone else.',
  donate: 'Donate',
  donateText: 'For lamps, prayers or the building; with a dedication if you wish.',
  find: 'Find a payment',
  findText: 'With its reference you see what became of it, and send a slip again.',
  lampsLit: (lit: number, all: number, percent: number) =>
    `${lit} of ${all} lamps are lit: ${percent} percent of the goal`,
  given: (target: string, donors: number) =>
    `given of ${target} by ${donors === 1 ? 'one person' : `${format.number(donors)} people`}`,
  until: (day: string) => ` · until ${day}`,
  daysLeft: (days: number) => (days === 1 ? ', one day left' : `, ${days} days left`),
  offer: (units: string) => `Offer ${units}`,
  giveForThis: 'Give for this',
  ways: 'Ways to give',
  purposes: 'What you can give for',
  giveFor: (purpose: string) => `Give for: ${purpose}`,
  goal: (sum: string) => `goal ${sum}`,
  next: 'What happens after you send',
  steps: (takesCards: boolean) => [
    ['You pay', `By QR or bank transfer, and send the slip.${takesCards ? ' A card works too.' : ''}`],
    ['We look at the slip', 'A person compares it with the account, usually within a few working days.'],
    ['Your receipt is made', 'With a number of its own that anyone can verify.'],
    ['At the end of the year', 'All you gave can stand on one page, for your tax return.'],
  ],
} as const;
