export const words = {
  title: 'Ways to give',
  lead: 'Every donation gets a numbered receipt. These are the ways it can reach us.',
  transfer: 'By bank transfer or QR',
  transferText:
    'Begin with Donate: you get a reference that tells us whose donation it is, and the QR code already holds the sum. To the accounts below you can also send without it; then please keep the slip.',
  account: 'Account number',
  name: 'Account name',
  scan: 'Scan with your bank’s app',
  qrOf: (bank: string) => `QR code to pay to our account at ${bank}`,
  noAccounts: 'The accounts are not listed here yet. Please ask at the office.',
  donate: 'Donate now',
  card: 'By card',
  cardText:
    'Choose “Pay by card” after you have said what you would like to give. The bank asks for the card, we never see its number.',
  desk: 'At the office',
  deskText: 'Cash and cheques are taken at the desk, and you have the receipt at once.',
  purposes: 'What you can give for',
};
