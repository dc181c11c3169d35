/** The lines of an axis at round numbers, from 0 to at least `most`; above 0 there are at most `count` of them. */
export function axisSteps(most: number, count = 5): number[] {
  if (most <= 0) return [0, 1];
  const rough = most / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 2.5, 5, 10].find((times) => times * power >= rough) ?? 10) * power;
  const needed = Math.ceil(most / step);
  return Array.from({ length: needed + 1 }, (_, place) => place * step);
}
