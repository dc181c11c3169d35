import { defaultCurrency, type DigitGrouping, type FieldError, sumText } from '@kathok/contract';
import { words } from '../words.en.ts';

interface Promised {
  amount: number;
  currency: string;
}

/**
 * The public gives at least what the purpose asks for. Staff and imports write down what really came in, however
 * little it was. The sum is in ngultrum and other currencies are not converted, so they have no smallest sum.
 */
export function smallestAmountErrors(
  { amount, currency }: Promised,
  { minimumAmount }: { minimumAmount: number },
  { isStaff, grouping }: { isStaff: boolean; grouping: DigitGrouping },
): FieldError[] {
  if (isStaff || currency !== defaultCurrency || amount >= minimumAmount) return [];
  const message = words.tooLittle(sumText(minimumAmount, currency, grouping));
  return [{ property: 'amount', constraints: { isEnough: message } }];
}
