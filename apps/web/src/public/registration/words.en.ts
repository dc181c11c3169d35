import { inLanguage } from '../../language/language.ts';

export const words = inLanguage('public/registration/words', {
  title: 'New member registration',
  opensSoon: 'Registration opens soon.',
  opensSoonText:
    'The centre is still setting up its memberships. Please come back in a few days, or ask at the desk.',
  steps: { you: 'You', contact: 'Contact', membership: 'Membership', check: 'Check' },
  headings: {
    you: 'Who would like to join?',
    contact: 'How can we reach you?',
    membership: 'Which membership?',
    check: 'Check your details',
  },
  labels: {
    name: 'Full name',
    gender: 'Gender',
    dateOfBirth: 'Date of birth',
    identityType: 'Identity document',
    identityNumber: 'Document number',
    phone: 'Phone',
    email: 'E-mail',
    wantsAccount: 'Create an account for me',
    countryId: 'Country you live in',
    dzongkhag: 'Dzongkhag',
    gewog: 'Gewog',
    village: 'Village',
    address: 'Address',
    membershipTypeId: 'Membership type',
    paymentFrequencyId: 'How often would you like to pay?',
    consent: 'The centre may keep these details to look after my membership',
  },
  genders: { female: 'Woman', male: 'Man', other: 'Other' },
  identityTypes: { cid: 'Citizenship identity card (CID)', passport: 'Passport', other: 'Other document' },
  nameHint: 'As on your identity document.',
  dayHint: 'Day, month and year, such as 14 3 1978',
  cidHint: 'Eleven digits.',
  phoneHint: 'Eight digits for Bhutan; elsewhere with the country, such as +61 400 000 000.',
  accountHint:
    'To see your card, receipts and what is due. When your membership begins, we send you a link by e-mail or SMS, or the office gives it to you.',
  addressHint: 'As on a letter, without the country.',
  emailHint: 'For receipts, if you have one.',
  consentHint:
    'We use them for your membership, donations and receipts, and share them only with authorities that may inspect the register.',
  choose: 'Choose …',
  home: 'Home',
  change: 'Change',
  feeFor: (frequency: string, sum: string) => `${frequency}, ${sum}`,
  /** A sum and how often it is paid: 0 months is for life. */
  price: (sum: string, months: number | undefined) => {
    if (months === undefined) return sum;
    if (months === 0) return `${sum} for life`;
    if (months === 1) return `${sum} a month`;
    if (months === 12) return `${sum} a year`;
    return months % 12 === 0 ? `${sum} for ${months / 12} years` : `${sum} for ${months} months`;
  },
  chargedIn: (currency: string) => `For the country you live in, the fee is charged in ${currency}.`,
  parts: { fee: 'Membership fee', registrationFee: 'Registration fee, once', total: 'To pay' },
  plusFee: (sum: string) => `Plus a one-time registration fee of ${sum}.`,
  /** What is wrong with a field. */
  problems: {
    missing: (label: string) =>
      label.endsWith('?') ? `${label} Please choose one.` : `${label}: please fill this in.`,
    noSuchDay: (label: string) => `${label}: there is no such day.`,
    before1900: (label: string) => `${label}: the year must be 1900 or later.`,
    notPast: (label: string) => `${label}: must be in the past.`,
    cid: (label: string) => `${label}: a CID has 11 digits, such as 11410001234.`,
    identityNumber: (label: string) => `${label}: must have 4 to 20 letters and digits.`,
    phone: (label: string) => `${label}: must be a phone number, such as 17 12 34 56 or +61 400 000 000.`,
    email: (label: string) => `${label}: must be an e-mail address, such as name@example.bt.`,
    tooLong: (label: string) => `${label}: this is too long.`,
  },
  back: 'Back',
  next: 'Continue',
  send: (sum: string | null) => (sum ? `Register, ${sum} to pay` : 'Register'),
  sending: 'Sending…',
  done: {
    title: 'Welcome',
    thanks: 'Your registration has arrived.',
    next: 'Your membership begins when we receive the fee below. Please quote the reference, so we know it is yours.',
    code: 'Your membership code',
    amount: 'To pay',
    reference: 'Reference to quote',
    pay: (sum: string) => `Pay ${sum}`,
    atTheOffice: 'You can also pay in cash at our office; just give your membership code.',
  },
});
