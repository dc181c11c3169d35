import { format } from '../../language/format.ts';
import { inLanguage } from '../../language/language.ts';

export const words = inLanguage('public/home/words', {
  motto: 'ཀཿཐོག་གི་མར་མེ་ནམ་ཡང་མི་ཉམས་པར་ཤོག',
  heading: 'Keep the lamps of Kathok burning',
  lead: (centre: string) =>
    `${centre} keeps a temple, its lamps and its prayers going, supported by its members and everyone who gives. Join, renew for yourself or your parents, and make an offering here. It takes a few minutes on a phone, and you do not need an account.`,
  give: 'Make an offering',
  renew: 'Renew Membership',
  four: 'What you can do here',
  join: 'Become a member',
  joinText: (leastFee: string | null) =>
    leastFee
      ? `You need your CID and a phone number. Fees start at ${leastFee}.`
      : 'You need your CID and a phone number.',
  renewShort: 'Renew',
  renewText:
    'You need the membership code, CID or phone, and the date of birth or the last 4 digits of the phone. You can renew for someone else.',
  donate: 'Donate',
  donateText: 'For lamps, prayers or the building, with a dedication if you wish.',
  find: 'Find a payment',
  findText: 'Use its reference to see its status or to send a new slip.',
  lampsLit: (lit: number, all: number, percent: number) =>
    `${lit} of ${all} lamps are lit: ${percent} percent of the goal`,
  given: (target: string, donors: number) =>
    `of ${target} given by ${donors === 1 ? 'one person' : `${format.number(donors)} people`}`,
  until: (day: string) => ` · until ${day}`,
  daysLeft: (days: number) => (days === 1 ? ', one day left' : `, ${days} days left`),
  offer: (units: string) => `Offer ${units}`,
  giveForThis: 'Give for this',
  ways: 'Ways to give',
  purposes: 'What you can give for',
  giveFor: (purpose: string) => `Give for: ${purpose}`,
  goal: (sum: string) => `goal ${sum}`,
  next: 'What happens after you send',
  payTitle: 'You pay',
  pay: 'By QR or bank transfer, and send the slip.',
  payWithCard: 'By QR or bank transfer, and send the slip. A card works too.',
  steps: [
    ['We check the slip', 'A person checks it against our account, usually within a few working days.'],
    ['You get your receipt', 'On the page of your payment, with its own number, which anyone can verify.'],
    ['At the end of the year', 'One certificate lists everything you gave, for your tax return.'],
  ],
  papers: 'Receipts and certificates:',
  paperLinks: [
    ['/generate-certificate/donation-search', 'Generate Receipt'],
    ['/pit-exemption-certificate', 'Tax certificate'],
    ['/verify', 'Check a document'],
  ],
} as const);
