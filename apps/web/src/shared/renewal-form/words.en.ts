import { inLanguage } from '../../language/language.ts';

export const words = inLanguage('shared/renewal-form/words', {
  title: 'Renew Membership',
  steps: { first: 'Membership', pay: 'Pay' },
  howLong: 'For how long?',
  option: (frequency: string, until: string | null) => (until ? `${frequency}, until ${until}` : frequency),
  kind: (type: string) => `${type} membership`,
  change: 'Change',
  changeKind: 'Change the membership type',
  whichKind: 'Membership type',
  periods: (months: number): string => (months % 12 === 0 ? 'For how many years?' : 'For how many months?'),
  /** So many months, in the unit that people count in. */
  duration: (months: number) => {
    const [count, unit] = months % 12 === 0 ? [months / 12, 'year'] : [months, 'month'];
    return count === 1 ? `1 ${unit}` : `${count} ${unit}s`;
  },
  next: (sum: string) => `Continue with ${sum}`,
  sending: 'Sending…',
  started: 'A renewal has already been started.',
  startedText: (type: string, frequency: string, count: number) =>
    count === 1
      ? `Someone chose ${type}, ${frequency}, and may be paying it now. You can pay that one, or choose again in an hour.`
      : `Someone chose ${type}, ${frequency}, ${count} times, and may be paying it now. You can pay that one, or choose again in an hour.`,
  payStarted: (sum: string) => `Pay ${sum}`,
  notNow: 'There is nothing to renew at the moment.',
  notNowText: (paidUntil: string | null) =>
    paidUntil
      ? `This membership is paid until ${paidUntil}.`
      : 'This membership cannot be renewed here. Please ask at the office.',
  forLife: 'This membership is for life.',
  proposal: 'Nothing changes until we receive the fee.',
});
