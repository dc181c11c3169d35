import { formatAmount, parseAmount } from '@kathok/contract';
import { format } from '../../../language/format.ts';
import { words } from './words.en.ts';

/** "Nu. 50.00 missing", "Nu. 5.00 over", "None". */
export function differenceText(difference: string, currency: string): string {
  const isMissing = difference.startsWith('-');
  const sum = parseAmount(difference.replace('-', '')) ?? 0;
  if (sum === 0) return words.none;
  const written = format.exactMoney(formatAmount(sum), currency);
  return isMissing ? words.missing(written) : words.surplus(written);
}
