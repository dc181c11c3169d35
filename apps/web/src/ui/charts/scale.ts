/** The steps of an axis from nothing to at least `most`: round numbers, at most five of them. */
export function axisSteps(most: number): number[] {
  if (most <= 0) return [0, 1];
  const rough = most / 5;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 2.5, 5, 10].find((times) => times * power >= rough) ?? 10) * power;
  const count = Math.ceil(most / step);
  return Array.from({ length: count + 1 }, (_, place) => place * step);
}
