import type { Pile, Statement } from '@kathok/contract';

/** What is decided stands in a list of its own. */
export type ShownPile = Exclude<Pile, 'decided'>;

export const shownPiles: readonly ShownPile[] = ['sure', 'pledge', 'doubtful', 'double', 'unmatched', 'out'];

/** The pile that was asked for; else the first in which there is something to decide; null where nothing is left. */
export function pileOf({ piles }: Statement, asked: string | null): ShownPile | null {
  const known = shownPiles.find((pile) => pile === asked);
  if (known) return known;
  const isFilled = (pile: ShownPile) => piles.some((one) => one.pile === pile && one.count > 0);
  return (['sure', 'pledge', 'doubtful', 'unmatched'] as const).find(isFilled) ?? null;
}
