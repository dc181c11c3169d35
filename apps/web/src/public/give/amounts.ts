/** What one butter lamp costs, in whole ngultrum. */
const lampPrice = 50;
export const leastGift = 10;

export type Offer = {
  /** Whole ngultrum, as the form sends it. */
  amount: string;
  /** What it does, where that can be said. */
  does: string;
  /** How many flames the tile shows. */
  flames: number;
};

const lampCounts: readonly [number, string][] = [
  [1, 'one butter lamp'],
  [7, 'seven lamps, a week'],
  [10, 'ten butter lamps'],
  [21, 'twenty-one, for Tara'],
  [108, 'one hundred and eight'],
];
const plainSums = ['100', '500', '1000', '2500', '5000'];

/** Lamps, many of them: the roof of a lamp house is not lit by tens. */
export const isForLamps = (purposeName: string): boolean => /\blamps\b/i.test(purposeName);

/** Lamps can be counted; for everything else the tile says what it goes to. */
export function offersFor(purpose: { name: string } | undefined): Offer[] {
  if (purpose && isForLamps(purpose.name))
    return lampCounts.map(([count, does]) => ({ amount: String(count * lampPrice), does, flames: count }));
  return plainSums.map((amount) => ({ amount, does: purpose ? `for ${purpose.name}` : '', flames: 0 }));
}

/** The sum as the server takes it, or null: "1,050", "Nu. 1050" and "1050.50" are sums. */
export function readSum(typed: string): string | null {
  const plain = typed.replaceAll(/nu\.?|btn|[\s,]/gi, '');
  return /^\d{1,9}(\.\d{1,2})?$/.test(plain) && Number(plain) >= leastGift ? plain : null;
}
