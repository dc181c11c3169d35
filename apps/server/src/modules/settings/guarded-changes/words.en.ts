/** What is told of changes to where money goes, how messages leave and who decides. */
export const words = {
  subject: 'Important settings were changed',
  matters: {
    bank_accounts: 'Bank accounts',
    senders: 'How e-mail and SMS leave',
    second_person: 'Payments need a second person',
    signatory: 'Who signs documents',
  },
  /** A QR code is long; its end tells it from another. */
  account: (bank: string, name: string, number: string, qr: string | null) =>
    `${bank}, ${name}, ${number}${qr === null ? '' : `, QR code …${qr.slice(-8)}`}`,
  mail: (host: string, port: number, username: string | null, from: string) =>
    `e-mail by ${host}:${port}${username === null ? '' : ` as ${username}`}, from ${from}`,
  sms: (url: string, sender: string | null) => `SMS by ${url}${sender === null ? '' : `, from ${sender}`}`,
  otherSecret: ' (with another password)',
  otherPicture: ' (with another signature)',
  none: 'none',
  yes: 'yes',
  no: 'no',
};
