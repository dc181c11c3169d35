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
  title: 'Check a paper',
  lead: 'Receipts, certificates and membership cards carry a code beside the QR code. Enter it to see whether the paper is valid.',
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
    paper: 'Paper',
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
      'Hold the paper next to this page. If a number, a date or the amount differs, the paper is not ours: please tell the office.',
    void: 'Please do not accept it. The holder and the office know the reason.',
    replaced: 'Ask the holder for the newer paper, and scan the QR code on that one.',
  },
  cardNote: 'This page shows nothing else about the holder.',
  simulated: 'This is the receipt of a simulated payment. No money has moved.',
  unknown: 'We do not know this code',
  unknownText: 'None of our papers carries it.',
  unknownHelp:
    'A letter may be misread: our codes contain no 0, O, 1, I, L or U. Please try again. If the code is right, the paper is not ours.',
  inDoubt: 'If in doubt, call us and read out the number on the paper:',
  askOffice: 'If in doubt, please ask the office.',
  code: 'Code on the paper',
  another: 'Check another paper',
  example: '8H4Q-TT2W-63KM-9RXA',
  hint: 'The code is printed beside the QR code.',
  check: 'Check',
  empty: 'Please type the code.',
  noMore: 'This page says no more than the paper itself: initials only, no CID.',
});
