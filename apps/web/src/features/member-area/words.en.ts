import type { Standing } from '@kathok/contract';
import { titles } from './titles.en.ts';
import { inLanguage } from '../../language/language.ts';

/** Words of the pages that members see after logging in. */
export const words = inLanguage('features/member-area/words', {
  titles,
  greeting: (firstName: string) => `Kuzuzangpo, ${firstName}`,
  notLinked: 'No membership is linked to this account',
  notLinkedText: 'Please ask our office to send you a new link to your account.',
  forMembers: 'This page is for members',
  forMembersText: 'You are logged in as staff, with an account that belongs to no membership.',
  toOffice: 'To the office',
  foreign: 'Page not found',
  foreignText: 'This address belongs to another membership.',
  toMembership: 'Membership details',

  offline: {
    title: 'You are offline.',
    text: (moment: string) => `Last updated: ${moment}.`,
  },

  standing: {
    paidUntil: (day: string) => `Your membership is paid until ${day}.`,
    graceUntil: (ended: string, day: string) =>
      `Your membership was paid until ${ended}. You stay a member until ${day}; please renew by then.`,
    lapsed: (day: string) => `Your membership ended on ${day}.`,
    forLife: 'You are a member for life.',
    applied: 'Your membership begins when we receive your first fee.',
    ended: {
      resigned: 'You have left the centre. Your receipts and certificates stay here.',
      suspended: 'Your membership is suspended. Please ask our office.',
      declined: 'Your registration was not accepted. Please ask our office.',
      deceased: 'This membership has ended.',
    } satisfies Partial<Record<Standing, string>>,
  },

  due: {
    title: 'What is due',
    registration: 'First membership fee',
    renewal: (until: string | null) => (until ? `Membership until ${until}` : 'Membership for life'),
    pay: (sum: string) => `Pay ${sum}`,
    again: (sum: string) => `Send a new slip for ${sum}`,
    renew: (sum: string) => `Renew for ${sum}`,
    quote: (reference: string) => `Reference to quote: ${reference}`,
    rejected: 'Your last slip was not accepted.',
    failed: 'Your last card payment did not go through.',
    checking: (sum: string) => `Your slip for ${sum} is being checked.`,
    checkingText: (reference: string) =>
      `Reference ${reference}. Your receipt appears here as soon as we have approved it.`,
    processing: (sum: string) => `Your card payment of ${sum} is being confirmed by the bank.`,
    seeStatus: 'See the status',
    mayRenew: (day: string) => `You can renew now. The new period begins on ${day}.`,
    nothing: 'Nothing is due.',
    donate: 'Donate',
  },

  totals: {
    title: 'So far',
    donations: (count: number) => (count === 1 ? '1 donation' : `${count} donations`),
    fees: (count: number) => (count === 1 ? '1 membership fee' : `${count} membership fees`),
  },

  papers: {
    title: 'Latest receipts',
    none: 'Your receipts appear here when we have received a payment.',
    certificates: 'Certificates',
    line: (day: string, number: string) => `${day}, ${number}`,
    save: (number: string) => `Download receipt ${number}`,
  },

  about: {
    title: 'Your details',
    change: 'Change',
    phone: 'Phone',
    email: 'E-mail',
    addEmail: 'Add one to get receipts by e-mail',
    home: 'Home',
    card: 'Print or save the card',
    none: 'none',
  },

  messages: {
    title: 'Messages',
    reminders: 'Remind me when my membership ends',
    hint: 'Also messages that the centre writes to its members. Receipts come in any case.',
    started: 'You will get reminders.',
    stopped: 'You will get no more reminders.',
  },

  data: {
    title: 'Your data',
    lead: 'Everything we hold about you, with your receipts, slips and documents, as one ZIP file.',
    download: 'Download my data',
    erase: 'You may also ask our office to erase it.',
  },

  identityTypes: { cid: 'CID', passport: 'Passport', other: 'Other document' },
  genders: { male: 'Man', female: 'Woman', other: 'Other' },

  edit: {
    labels: {
      name: 'Full name',
      nameDzongkha: 'Name in Dzongkha',
      identityType: 'Identity document',
      identityNumber: 'Document number',
      taxpayerNumber: 'Taxpayer number (TPN)',
      gender: 'Gender',
      dateOfBirth: 'Date of birth',
    } as Record<string, string>,
    contact: 'Contact',
    contactLead: 'How we reach you. You also log in with your phone number and e-mail address.',
    saved: 'Your details are saved.',
    photo: 'Photo',
    who: 'Name and identity',
    whoLead: 'Our office confirms these from your identity card, so a change takes a few days.',
    ask: 'Ask for a change',
    send: 'Send request',
    sending: 'Sending…',
    sent: 'Your request has been sent to our office.',
    cancel: 'Cancel',
    waiting: 'You asked for this change',
    waitingText: 'Our office will confirm it. Until then your old details stay in use.',
    withdraw: 'Withdraw request',
    withdrawn: 'Request withdrawn.',
    notWithdrawn: 'No answer from the server: your request may not have been withdrawn.',
    declined: (day: string) => `Not confirmed on ${day}. Please bring your identity card to our office.`,
    fieldAccepted: 'Confirmed',
    fieldDeclined: 'Not confirmed',
    wanted: (field: string, text: string) => `${field}: ${text}`,
    choose: 'Please choose',
    nameHint: 'As on your identity card.',
    cidHint: 'Eleven digits for a CID.',
  },

  history: {
    renewalsLead: 'Your membership fees and their receipts.',
    donationsLead: 'What you have given, and the receipts.',
    noFees: 'No payments yet',
    noFeesText: 'Your membership fees appear here.',
    noDonations: 'No donations yet',
    noDonationsText: 'Your donations and their receipts appear here.',
    noneInYear: (year: string) => `Nothing in ${year}`,
    noneInYearText: 'Choose another year.',
    year: 'Year',
    allYears: 'All years',
    sum: (count: number, sum: string) => (count === 1 ? `1 paid, ${sum}` : `${count} paid, ${sum}`),
    registration: (type: string) => `First fee, ${type}`,
    period: (from: string, until: string | null) =>
      until ? `${from} to ${until}` : `From ${from}, for life`,
    pay: (sum: string) => `Pay ${sum}`,
    status: 'See the status',
    closed: { waived: 'Waived', cancelled: 'Cancelled' },
  },

  inYourName: 'In your name',
});
