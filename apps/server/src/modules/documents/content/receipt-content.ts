import type { Day, PaperContent, PaymentMethod } from '@kathok/contract';
import type { Letterhead } from '../../../platform/letterhead.ts';
import { figures, fullDay } from './format.ts';
import { type Check, frameOf, marksOf, type PaperState, shippedLook } from './paper-frame.ts';
import { paperTemplateOf, type PaperWords } from './paper-templates.ts';

/** The frozen text of a receipt. What later versions added is missing from older ones. */
export interface ReceiptSnapshot extends Pick<Letterhead, 'centre' | 'signatory'> {
  receiptNumber: string;
  issuedOn: Day;
  paidOn: Day;
  receivedFrom: {
    name: string;
    nameDzongkha?: string | null;
    membershipCode: string | null;
    maskedIdentity: string | null;
  };
  amount: string;
  currency: string;
  words: string;
  head: string;
  title: string;
  period: { from: Day; to: Day | null } | null;
  isTaxDeductible: boolean;
  method: PaymentMethod;
  bank: string | null;
  journalNumber: string | null;
  gatewayReference: string | null;
  reference?: string | null;
  /** Missing from those of the first template. */
  template?: number;
  isSimulated?: boolean;
  look?: Letterhead['look'];
}

const line = (label: string, value: string, note: string | null = null) => ({ label, value, note });

/** All that a receipt says, from its frozen text and the words of its template alone. */
export function receiptContent(printed: ReceiptSnapshot, state: PaperState, check: Check): PaperContent {
  const { words } = paperTemplateOf(printed.template ?? 1);
  const { labels } = words;
  const look = printed.look ?? shippedLook;
  const { name, nameDzongkha, membershipCode, maskedIdentity } = printed.receivedFrom;
  return {
    kind: 'receipt',
    number: printed.receiptNumber,
    issuedOn: printed.issuedOn,
    title: words.receipt,
    titleDzongkha: words.titlesDzongkha.receipt,
    subtitle: null,
    ...frameOf({ ...printed, look }, check, words),
    facts: [
      { label: labels.number, value: printed.receiptNumber },
      { label: labels.issuedOn, value: fullDay(printed.issuedOn) },
    ],
    marks: marksOf({ ...state, isSimulated: state.isSimulated || printed.isSimulated === true }, words),
    holder: null,
    strip: null,
    seal: null,
    amount: { figures: figures(printed.amount, printed.currency, look.digitGrouping), words: printed.words },
    lines: [
      line(
        labels.receivedFrom,
        membershipCode ? words.memberOf(name, membershipCode) : name,
        [nameDzongkha, maskedIdentity && `${labels.identities.cid} ${maskedIdentity}`]
          .filter(Boolean)
          .join(' · ') || null,
      ),
      line(labels.for, (words.heads[printed.head] ?? ((title: string) => title))(printed.title)),
      ...(printed.period ? [line(labels.period, periodText(printed.period, words))] : []),
      line(labels.receivedOn, fullDay(printed.paidOn)),
      line(labels.method, methodText(printed, words)),
      ...(printed.reference ? [line(labels.reference, printed.reference)] : []),
      ...(printed.isTaxDeductible
        ? [line(labels.incomeYear, words.incomeYear(printed.paidOn.slice(0, 4)))]
        : []),
    ],
    table: null,
    paragraphs: [],
    annexure: null,
  };
}

export const periodText = ({ from, to }: { from: Day; to: Day | null }, words: PaperWords) =>
  words.period(fullDay(from), to && fullDay(to));

/** "Mobile transfer, Bank of Bhutan, journal no. 47115820" */
function methodText(
  { method, bank, journalNumber, gatewayReference }: ReceiptSnapshot,
  words: PaperWords,
): string {
  return [
    words.methods[method],
    bank,
    journalNumber && words.journalNumber(journalNumber),
    gatewayReference && words.gatewayReference(gatewayReference),
  ]
    .filter(Boolean)
    .join(', ');
}
