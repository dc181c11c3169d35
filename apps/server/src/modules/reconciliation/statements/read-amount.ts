import { parseAmount, withoutGrouping } from '@kathok/contract';
import { plainDigits } from '../../imports/index.ts';

const written = /^(?:nu\.?|btn)?\s*([-−+(]?)\s*(?:nu\.?|btn)?\s*([\d,.]+)\s*([)−-]?)\s*(cr|dr)?\.?$/i;

/**
 * A sum as banks write it, in minor units: "1,200.00", "Nu. 1,200", "1,200.00 CR", "-350", "(350.00)". Less than zero where it is
 * marked so; null where it is no sum.
 */
export function readAmount(text: string): number | null {
  const [, before, digits = '', after, side] = written.exec(plainDigits(text).trim()) ?? [];
  const sum = parseAmount(withoutGrouping(digits));
  if (sum === null) return null;
  const isOut = /[-−(]/.test(`${before}${after}`) || side?.toLowerCase() === 'dr';
  return isOut ? -sum : sum;
}
