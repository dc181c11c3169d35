export const words = {
  title: 'Renew Membership',
  steps: { first: 'Membership', pay: 'Pay' },
  howLong: 'For how long?',
  option: (frequency: string, until: string | null) => (until ? `${frequency}, until ${until}` : frequency),
  kind: (type: string) => `${type} membership`,
  change: 'Change',
  changeKind: 'Change the membership type',
  whichKind: 'Membership type',
  periods: 'How many times?',
  times: (count: number) => (count === 1 ? 'Once' : `${count} times`),
  next: (sum: string) => `Continue with ${sum}`,
  sending: 'Sending…',
  started: 'A renewal has already been started.',
  startedText: (type: string, frequency: string, count: number) =>
    count === 1
      ? `Somebody chose ${type}, ${frequency}, and may be paying it now. You can pay that one, or choose again in an hour.`
      : `Somebody chose ${type}, ${frequency}, ${count} times, and may be paying it now. You can pay that one, or choose again in an hour.`,
  payStarted: (sum: string) => `Pay ${sum}`,
  notNow: 'There is nothing to renew at the moment.',
  notNowText: (paidUntil: string | null) =>
    paidUntil
      ? `This membership is paid until ${paidUntil}.`
      : 'This membership cannot be renewed here. Please ask at the office.',
  forLife: 'This membership is for life.',
  proposal: 'Nothing changes until the fee has come in.',
};
