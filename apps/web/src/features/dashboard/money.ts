import { defaultCurrency, formatAmount, parseAmount } from '@kathok/contract';
import { format } from '../../language/format.ts';

interface Sum {
  currency: string;
  amount: string;
}

/** Minor units of a sum on the wire, negative where more was taken back than came in. */
export function minorOf(amount: string): number {
  const minor = parseAmount(amount.replace('-', '')) ?? 0;
  return amount.startsWith('-') ? -minor : minor;
}

/** One sum for each currency, the centre's own first; those that are nothing are left out. */
export function sumsOf(sums: readonly Sum[]): { currency: string; minor: number }[] {
  const added = new Map<string, number>();
  for (const { currency, amount } of sums) added.set(currency, (added.get(currency) ?? 0) + minorOf(amount));
  return [...added]
    .filter(([, minor]) => minor !== 0)
    .sort(([a], [b]) => Number(b === defaultCurrency) - Number(a === defaultCurrency) || a.localeCompare(b))
    .map(([currency, minor]) => ({ currency, minor }));
}

export const moneyText = ({ currency, minor }: { currency: string; minor: number }) =>
  format.money(formatAmount(minor), currency);
