import { format } from '../../../language/format.ts';
import { formatAmount, type LedgerHead, parseAmount, type payments, type ResponseOf } from '@kathok/contract';

type Totals = ResponseOf<typeof payments.totals>['totals'];

/** One sum per currency, of all methods together; the centre's own currency first. */
export function sumsOf(totals: Totals, heads: readonly LedgerHead[]): string[] {
  const sums = new Map<string, number>();
  for (const { head, currency, amount } of totals) {
    const minor = parseAmount(amount.replace('-', '')) ?? 0;
    const signed = amount.startsWith('-') ? -minor : minor;
    if (heads.includes(head)) sums.set(currency, (sums.get(currency) ?? 0) + signed);
  }
  return [...sums]
    .filter(([, minor]) => minor !== 0)
    .sort(([a], [b]) => Number(b === 'BTN') - Number(a === 'BTN') || a.localeCompare(b))
    .map(([currency, minor]) => format.money(formatAmount(minor), currency));
}
