import { withoutGrouping } from '@kathok/contract';
import { words } from './words.en.ts';

/** The sums that a purpose asks for, as the API writes them: "50.00". */
export type PurposeAmounts = {
  name: string;
  minimumAmount: string;
  unitAmount: string | null;
  unitName: string | null;
  unitPlural: string | null;
  suggestedAmounts: readonly string[];
};

export type Purpose = PurposeAmounts & { id: string };

export type Offer = {
  /** The sum as the API writes it. */
  amount: string;
  /** What it does, where that can be said. */
  does: string;
  /** How many flames the tile shows. */
  flames: number;
};

const mostFlames = 108;
const inMinor = (sum: string): number => Math.round(Number(sum) * 100);

/** How many a sum is for, where donations are counted and it comes out even. */
function countOf(amount: string, { unitAmount }: PurposeAmounts): number | null {
  if (unitAmount === null) return null;
  const count = inMinor(amount) / inMinor(unitAmount);
  return Number.isInteger(count) ? count : null;
}

/** The tiles of a purpose. Lamps can be counted; for everything else the tile says what it goes to. */
export function offersFor(purpose: PurposeAmounts | undefined): Offer[] {
  if (!purpose) return [];
  return purpose.suggestedAmounts.map((amount) => {
    const count = countOf(amount, purpose);
    if (count === null) return { amount, does: words.forPurpose(purpose.name), flames: 0 };
    const unit = (count === 1 ? purpose.unitName : purpose.unitPlural) ?? '';
    return { amount, does: words.units(count, unit), flames: count <= mostFlames ? count : 0 };
  });
}

/** The tile that is chosen: the one that was pressed, else the one in the middle, else the field beside them. */
export function chosenTile(purpose: PurposeAmounts | undefined, pressed: string): string {
  const amounts = purpose?.suggestedAmounts ?? [];
  if (pressed === 'other' || amounts.includes(pressed)) return pressed;
  return amounts[Math.floor((amounts.length - 1) / 2)] ?? 'other';
}

/** The sum as the server takes it, or null: "1,050", "Nu. 1050" and "1050.50" are sums. */
export function readSum(typed: string): string | null {
  const plain = withoutGrouping(typed.replaceAll(/nu\.?|btn|\s/gi, ''));
  return /^\d{1,9}(\.\d{1,2})?$/.test(plain) && inMinor(plain) > 0 ? plain : null;
}

export const isEnough = (sum: string, { minimumAmount }: PurposeAmounts): boolean =>
  inMinor(sum) >= inMinor(minimumAmount);

/** The sum for each of several days, together; a sum for one day stays as it was typed. */
export const timesSum = (sum: string, times: number): string =>
  times === 1 ? sum : ((inMinor(sum) * times) / 100).toFixed(2);
