import { inLanguage } from '../../language/language.ts';

export const words = inLanguage('public/support/words', {
  title: 'Ways to give',
  lead: 'Every donation gets a numbered receipt. Here is how you can give.',
  transfer: 'By bank transfer or QR',
  transferText:
    'Start with Donate: you get a reference that tells us the donation is yours, and a QR code with the amount filled in. You can also pay into the accounts below without it; then please keep the slip.',
  account: 'Account number',
  name: 'Account name',
  scan: 'Scan with your bank’s app',
  qrOf: (bank: string) => `QR code to pay to our account at ${bank}`,
  noAccounts: 'No accounts are listed here yet. Please ask the office.',
  donate: 'Donate now',
  card: 'By card',
  cardText:
    'Choose “Pay by card” after entering your donation. You enter the card on the bank’s page; we never see its number.',
  desk: 'At the office',
  deskText: 'We take cash and cheques at the desk and give you the receipt at once.',
  purposes: 'What you can give for',
});
