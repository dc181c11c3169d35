import {
  amountInWords,
  type CertificateEntry,
  type CertificateKind,
  formatAmount,
  parseAmount,
  pitRuleOf,
  type Settings,
  type TaxReport,
} from '@kathok/contract';
import type { Holder } from './entry.repository.ts';

/** What a receipt's frozen text says, as far as a certificate repeats it. */
interface Printed extends Omit<CertificateEntry, 'methodNumber'> {
  head: CertificateEntry['head'];
  bank: string | null;
  journalNumber: string | null;
  gatewayReference: string | null;
}

export interface CountedReceipt {
  receiptId: string;
  entry: CertificateEntry;
}

export function readEntry({ id, snapshot }: { id: string; snapshot: string }): CountedReceipt {
  const printed = JSON.parse(snapshot) as Printed;
  const { bank, journalNumber, gatewayReference } = printed;
  return {
    receiptId: id,
    entry: {
      receiptNumber: printed.receiptNumber,
      paidOn: printed.paidOn,
      head: printed.head,
      title: printed.title,
      period: printed.period,
      method: printed.method,
      methodNumber: gatewayReference ?? ([bank, journalNumber].filter(Boolean).join(' ') || null),
      amount: printed.amount,
      currency: printed.currency,
      isTaxDeductible: printed.isTaxDeductible,
    },
  };
}

/** Which receipts a certificate of this kind adds up: all, donations, or what counts towards the deduction. */
export function isCounted(kind: CertificateKind, { head, isTaxDeductible }: CertificateEntry): boolean {
  if (kind === 'member') return true;
  return kind === 'donation' ? head === 'donations' : isTaxDeductible;
}

/** The tax office finds a person by one of these; a certificate without either is of no use to anybody. */
export const hasTaxIdentity = ({
  identityType,
  identityNumber,
  taxpayerNumber,
}: Pick<Holder, 'identityType' | 'identityNumber' | 'taxpayerNumber'>): boolean =>
  taxpayerNumber !== null || (identityType === 'cid' && identityNumber !== null);

/** Sums are of one currency: what came in another is listed by its receipt and not added up. */
export function sumOf(entries: readonly CertificateEntry[]): { count: number; minor: number } {
  const minor = entries.reduce((sum, { amount }) => sum + (parseAmount(amount) ?? 0), 0);
  return { count: entries.length, minor };
}

const onWire = ({ count, minor }: { count: number; minor: number }) => ({
  count,
  amount: formatAmount(minor),
});

/** Everything that certificates of this person and year say. */
export function taxReportOf(
  year: number,
  holder: Holder,
  all: readonly CertificateEntry[],
  settings: Settings,
): TaxReport {
  const { currency, digitGrouping } = settings;
  const entries = all.filter((entry) => entry.currency === currency);
  const under = (head: CertificateEntry['head']) =>
    onWire(sumOf(entries.filter((entry) => entry.head === head)));
  const total = sumOf(entries);
  const deductible = sumOf(entries.filter((entry) => isCounted('pit', entry)));
  const rule = pitRuleOf(settings.pitRules, year);
  return {
    year,
    payer: {
      name: holder.name,
      nameDzongkha: holder.nameDzongkha,
      membershipCode: holder.membershipCode,
      cid: holder.identityType === 'cid' ? holder.identityNumber : null,
      taxpayerNumber: holder.taxpayerNumber,
    },
    currency,
    entries,
    heads: { membership_fees: under('membership_fees'), donations: under('donations') },
    total: onWire(total),
    words: amountInWords(total.minor, currency, digitGrouping),
    deductible: onWire(deductible),
    deductibleWords: amountInWords(deductible.minor, currency, digitGrouping),
    act: rule?.act ?? null,
    percentage: rule?.percentage ?? null,
    wording: rule?.wording ?? null,
  };
}
