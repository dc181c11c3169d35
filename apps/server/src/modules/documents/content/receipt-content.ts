import type { PaperContent } from '@kathok/contract';
import { figures, fullDay } from './format.ts';
import { type Check, frameOf, marksOf, type PaperState, sealText, shippedLook } from './paper-frame.ts';
import { paperTemplateOf, type PaperWords } from './paper-templates.ts';
import { halfSheetLines } from './half-sheet-lines.ts';
import { periodText, type ReceiptSnapshot, titleOf } from './receipt-snapshot.ts';

const line = (label: string, value: string, note: string | null = null) => ({ label, value, note });

/** All that a receipt says, from its frozen text and the words of its template alone. */
export function receiptContent(printed: ReceiptSnapshot, state: PaperState, check: Check): PaperContent {
  const { template = 1 } = printed;
  const { words } = paperTemplateOf(template);
  const { labels } = words;
  const look = printed.look ?? shippedLook;
  const isHalfSheet = template >= 4;
  const frame = frameOf({ ...printed, look }, check, template);
  return {
    kind: 'receipt',
    ...(isHalfSheet && { sheet: 'a5' }),
    number: printed.receiptNumber,
    issuedOn: printed.issuedOn,
    title: words.receipt,
    titleDzongkha: words.titlesDzongkha.receipt,
    subtitle: null,
    ...frame,
    // One code: the long one is in the QR code alone.
    ...(isHalfSheet && frame.verification && { verification: { ...frame.verification, code: null } }),
    facts: [
      { label: labels.number, value: printed.receiptNumber },
      { label: labels.issuedOn, value: fullDay(printed.issuedOn) },
    ],
    marks: marksOf({ ...state, isSimulated: state.isSimulated || printed.isSimulated === true }, words),
    holder: null,
    strip: null,
    seal: isHalfSheet ? sealText(printed.centre.name) : null,
    amount: { figures: figures(printed.amount, printed.currency, look.digitGrouping), words: printed.words },
    lines: isHalfSheet ? halfSheetLines(printed, words) : fullSheetLines(printed, words),
    table: null,
    paragraphs: [],
    annexure: null,
  };
}

/** A line below the other, as receipts of the first three templates have them. */
function fullSheetLines(printed: ReceiptSnapshot, words: PaperWords): PaperContent['lines'] {
  const { labels } = words;
  const { name, nameDzongkha, membershipCode, maskedIdentity } = printed.receivedFrom;
  return [
    line(
      labels.receivedFrom,
      membershipCode ? words.memberOf(name, membershipCode) : name,
      [nameDzongkha, maskedIdentity && `${labels.identities.cid} ${maskedIdentity}`]
        .filter(Boolean)
        .join(' · ') || null,
    ),
    line(labels.for, titleOf(printed, words)),
    ...(printed.period ? [line(labels.period, periodText(printed.period, words))] : []),
    line(labels.receivedOn, fullDay(printed.paidOn)),
    line(labels.method, methodText(printed, words)),
    ...(printed.reference ? [line(labels.reference, printed.reference)] : []),
    ...(printed.isTaxDeductible
      ? [line(labels.incomeYear, words.incomeYear(printed.paidOn.slice(0, 4)))]
      : []),
  ];
}

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
