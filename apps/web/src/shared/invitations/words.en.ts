import { inLanguage } from '../../language/language.ts';

/** Words of an invitation that is handed over. */
export const words = inLanguage('shared/invitations/words', {
  title: (name: string) => `Hand this over to ${name}`,
  lead: 'It is shown only this once, works once, and opens the account. Give it to nobody else.',
  slipTitle: 'Your account at Kathok Membership',
  person: (name: string) => `For ${name}`,
  qr: 'QR code of the invitation',
  steps: {
    scan: 'Scan the code with the camera of your phone.',
    type: (address: string) => `Or open ${address} and type this code:`,
    choose: 'Choose a password. You are then logged in.',
  },
  later: (names: string) => `From then on, log in with ${names} and your password.`,
  until: (moment: string) => `The invitation works once, until ${moment}.`,
  print: 'Print',
  link: 'invitation link',
  done: 'Done',
});
