import type { PaperContent } from '@kathok/contract';
import { fullDay } from './format.ts';
import type { PaperWords } from './paper-templates.ts';
import { periodText, type ReceiptSnapshot, titleOf } from './receipt-snapshot.ts';
import { halfSheetWords } from './words.v4.en.ts';

type Line = PaperContent['lines'][number];

const whole = (label: string, value: string, note: string | null = null): Line => ({ label, value, note });
const half = (label: string, value: string): Line => ({ label, value, note: null, isHalf: true });

/** What a receipt on half a sheet says of the payment: short lines stand two beside each other. */
export function halfSheetLines(printed: ReceiptSnapshot, words: PaperWords): Line[] {
  const { labels } = words;
  const { receivedFrom, paidOn, bank, journalNumber, gatewayReference, reference, period } = printed;
  const { name, nameDzongkha, membershipCode } = receivedFrom;
  return [
    whole(
      labels.receivedFrom,
      membershipCode ? words.memberOf(name, membershipCode) : name,
      nameDzongkha ?? null,
    ),
    whole(labels.for, titleOf(printed, words)),
    half(labels.receivedOn, fullDay(paidOn)),
    ...(reference ? [half(labels.reference, reference)] : []),
    half(labels.method, [words.methods[printed.method], bank].filter(Boolean).join(', ')),
    ...(journalNumber ? [half(halfSheetWords.journalNumber, journalNumber)] : []),
    ...(gatewayReference ? [half(halfSheetWords.gatewayReference, gatewayReference)] : []),
    ...(period ? [whole(labels.period, periodText(period, words))] : []),
    ...(printed.isTaxDeductible ? [whole(labels.incomeYear, words.incomeYear(paidOn.slice(0, 4)))] : []),
  ];
}
