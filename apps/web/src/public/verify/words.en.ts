import type { Verification } from '@kathok/contract';
import { inLanguage } from '../../language/language.ts';

type Kind = Verification['kind'];
const kinds: Record<Kind, (year: number | null) => string> = {
  receipt: () => 'Receipt',
  member: (year) => `Member certificate, ${year}`,
  donation: (year) => `Donation certificate, ${year}`,
  pit: (year) => `Tax certificate, income year ${year}`,
  card: () => 'Membership card',
};

export const words = inLanguage('public/verify/words', {
  title: 'Check a document',
  lead: 'Receipts, certificates and membership cards carry a QR code. Scan it, or type what is printed, to see whether the document is valid.',
  kinds,
  receipt: {
    valid: 'This receipt is valid',
    void: 'This receipt is void',
    replaced: 'Replaced by a newer receipt',
  },
  certificate: {
    valid: 'This certificate is valid',
    void: 'This certificate is void',
    replaced: 'Replaced by a newer certificate',
  },
  card: {
    valid: 'This membership is current',
    void: 'This membership is not current',
    replaced: 'This card has been replaced',
  },
  texts: {
    valid: 'We issued it, and it counts.',
    void: 'It no longer counts.',
    replaced: 'It no longer counts; a newer one has taken its place.',
  },
  cardTexts: {
    valid: 'The holder of this card is a member today.',
    void: 'The holder of this card is not a member today.',
    replaced: 'Please ask for the newer card.',
  },
  labels: {
    paper: 'Document',
    number: 'Number',
    membershipCode: 'Membership code',
    issuedOn: 'Issued on',
    voidSince: 'Void since',
    replacedOn: 'Replaced on',
    replacedBy: 'Replaced by',
    amount: 'Amount',
    initials: 'In the name of',
  },
  notes: {
    valid:
      'Hold the document next to this page. If a number, a date or the amount differs, it is not ours: please tell the office.',
    void: 'Please do not accept it. The holder and the office know the reason.',
    replaced: 'Ask the holder for the newer one, and scan the QR code on that one.',
  },
  cardNote: 'This page shows nothing else about the holder.',
  simulated: 'This is the receipt of a simulated payment. No money has moved.',
  notKnown: {
    verificationCode: {
      title: 'We do not know this code',
      text: 'None of our documents carries it.',
      help: 'Please compare every letter. If all are right, the document is not ours.',
    },
    numberAndCode: {
      title: 'We do not know these two together',
      text: 'No receipt of ours carries this number and this check code.',
      help: 'Please compare every letter and digit. If all are right, the receipt is not ours.',
    },
    misread: {
      title: 'A letter may be misread',
      text: 'We do not know the code as it was typed.',
      help: 'Our codes never contain 0, O, 1, I, L or U. Please look at these letters again.',
    },
    checkCode: {
      title: 'Please type the number too',
      text: 'This is the check code of a receipt.',
      help: 'Together with the receipt number it shows whether the receipt is valid. The number stands at the top of the receipt.',
    },
    paperNumber: {
      title: 'Please type the check code too',
      text: 'This is the number of a document.',
      help: 'The check code is printed beside the QR code.',
    },
    membershipCode: {
      title: 'Please scan the QR code on the card',
      text: 'This is a membership code.',
      help: 'Anyone may know it, so it does not show whether the membership is current. The QR code on the card does.',
    },
    other: {
      title: 'Please look at the code again',
      text: 'It does not look like one of ours.',
      help: 'The check code of a receipt has eight letters and digits, that of a certificate has sixteen. It is printed beside the QR code.',
    },
  },
  inDoubt: 'If in doubt, call us and read out the number on the document:',
  askOffice: 'If in doubt, please ask the office.',
  another: 'Check another document',
  number: 'Number on the document',
  numberHint: 'Not needed with a code of 16 letters.',
  numberExample: 'Such as KM/R/2026/001904',
  checkCode: 'Check code',
  checkCodeHint: 'Beside the QR code, or its address.',
  checkCodeExample: 'Such as 7K4M-92HX',
  check: 'Check',
  checking: 'Checking…',
  empty: 'Please type the check code.',
  needsNumber: 'This check code belongs to a receipt. Please type the receipt number too.',
  needsCode: 'Please type the check code too. It is printed beside the QR code.',
  noCode: 'This is no check code. It has eight letters and digits, such as 7K4M-92HX.',
  tooOften: 'Too many attempts. Please wait 15 minutes, or ask the office.',
  failed: 'It could not be checked. Please check your internet connection and try again.',
  noMore: 'This page says no more than the document itself: initials only, no CID.',
});
