/** Lines of a chart at round numbers, from 0 to a little above the highest value. */
export function roundSteps(highest: number, steps = 4): number[] {
  if (highest <= 0) return [0, 1];
  const least = highest / steps;
  const power = 10 ** Math.floor(Math.log10(least));
  const step = power * ([1, 2, 2.5, 5, 10].find((factor) => factor * power >= least) ?? 10);
  const count = Math.ceil(highest / step);
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}
