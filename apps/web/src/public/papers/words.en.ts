import type { CertificateKind } from '@kathok/contract';
import { inLanguage } from '../../language/language.ts';

const kinds: Record<CertificateKind, { title: string; text: string }> = {
  pit: {
    title: 'For your tax return',
    text: 'Your donations of one year, with your CID, for income tax (PIT).',
  },
  member: { title: 'As a member', text: 'All your fees and donations of one year.' },
  donation: {
    title: 'For donations',
    text: 'Your donations of one year. You do not need to be a member.',
  },
};

export const words = inLanguage('public/papers/words', {
  titles: { which: 'Your receipts of a year', code: 'Enter the code', paper: 'Your document' },
  steps: { which: 'Who', code: 'Code', paper: 'Your document' },

  whichKind: 'Which one do you need?',
  kinds,
  whichYear: 'For which year?',
  earlier: 'Earlier',
  whoAreYou: 'Who are you?',
  labels: {
    kind: 'Certificate',
    year: 'Year',
    identifier: 'CID, membership code or phone',
    fact: 'Date of birth or last 4 digits of the phone',
    code: 'Code',
    receiptNumber: 'Receipt number',
    checkCode: 'Check code',
  },
  identifierHint: 'Any one of them. Spaces do not matter.',
  factHint: 'Only if no code came: so many may have been asked for today that we send one only to you.',
  missing: (label: string) => `${label}: please fill this in.`,
  notAYear: (first: number, last: number) => `Year: please enter a year from ${first} to ${last}.`,
  sendCode: 'Send me a code',
  sending: 'Sending…',

  onlyYou: 'Only you can open it',
  onlyYouText: [
    'We send a code to the e-mail address or phone we have on file for you. Knowing your CID is not enough.',
    'Helping your mother? Have her phone with you; the code goes to her.',
    'We tell the holder whenever a certificate is opened.',
  ],

  receiptAtHand: 'I have a receipt',
  receiptAtHandHint: 'no code needed',
  receiptAtHandText:
    'The check code is printed beside the QR code of receipts from the office and from our mails. Any of them opens your certificates too.',
  needsNumber:
    'This check code opens your receipt. Please type the receipt number too; it stands at the top.',
  needsCheckCode: 'Please type the check code too. It is printed beside the QR code.',
  noCheckCode: 'This is no check code. It has eight letters and digits, such as 7K4M-92HX.',
  onlyChecks:
    'This longer code, as the address in the QR code, only shows whether the document is valid. To open your receipt, type the check code of eight letters and digits.',
  isReceiptNumber: 'This is the number of a receipt. Please open “I have a receipt” and type it there.',
  isPaperCode: 'This is a code of a document. Please open “I have a receipt” and type it there.',
  receiptExample: 'KM/R/2025/001377',
  checkExample: 'Such as 7K4M-92HX',
  openReceipt: 'Open this receipt',
  openCertificate: 'Open my certificate',
  opening: 'Opening…',
  wrongReceipt:
    'This number and check code do not belong together. Please check every letter and digit on the receipt; our codes contain no 0, O, 1, I, L or U.',

  codeSent:
    'If this matches our records, a code is on its way to the contact we hold. It has eight digits and works for ten minutes.',
  cannotSend: 'This centre cannot send codes yet',
  cannotSendCall: (phone: string) => `Please use a receipt below, or call ${phone}.`,
  cannotSendAsk: 'Please use a receipt below, or ask the office.',
  sampleCentre: 'Sample centre: nothing is sent',
  sampleCode: (code: string) => `The code would be ${code}.`,
  sampleNoCode: 'The code would come in a moment, if this matches the sample records.',
  codeHint: 'You can type or paste it. You have five tries.',
  wrongCode: (left: number) =>
    left === 1
      ? 'This code is not right. You have one more try.'
      : `This code is not right. You have ${left} more tries.`,
  expiredCode: 'This code has expired: a code works for ten minutes. Please ask for a new one.',
  noTriesLeft: 'That was the fifth wrong code, so this one no longer works. Please ask for a new one.',
  tooOften: 'Too many attempts. Please wait 15 minutes, or ask the office.',
  nothingCame: 'Nothing came?',
  newCode: 'Ask for a new code',
  changedContact: 'Has your e-mail address changed?',
  callOffice: (phone: string) => `Call the office, ${phone}`,
  askOffice: 'Please ask the office',
  haveReceipt: 'Have a receipt?',
  withReceipt: 'Use its number instead',
  whyNotWhere: 'Why we do not say where it went',
  whyNotWhereText:
    'We do not show the address the code goes to, or whether we know this number. So nobody can learn anything about you here.',

  nothingThere: (year: number) => `There is nothing to certify for ${year}`,
  nothingThereText: 'We have received no payment from you in that year that this certificate could list.',
  linkEnded: 'This link no longer works',
  linkEndedText: 'Links from our messages work for seven days. You can ask for the document here.',

  name: 'Name',
  amount: 'Amount',
  download: 'Download PDF',
  downloading: 'Downloading…',
  see: 'View',
  print: 'Print',
  downloadEnded:
    'It can no longer be downloaded: a document stays open for 30 minutes and five downloads. Please open it again.',
  sharedPhone: 'Using someone else’s phone?',
  sharedPhoneText:
    'This page clears itself after 30 minutes, and the document can be downloaded five times. Clear it when you are done.',
  clear: 'Done, clear this page',
  done: 'Done',
  pdf: 'PDF',
  paperNamed: (title: string, number: string) => `${title} ${number}`,
});
