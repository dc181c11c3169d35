/** A rule of the form, as it is typed. */
interface TypedRule {
  fromYear: string | number;
}

/**
 * The income years whose wording can be looked at: this year, and the first year of each rule, the newest first. The
 * years between say what the first one says.
 */
export function previewYears(rules: readonly TypedRule[], thisYear: number): number[] {
  const first = rules.map(({ fromYear }) => Number(fromYear));
  const known = first.filter((year) => Number.isInteger(year) && year >= 1990 && year < 2200);
  return [...new Set([thisYear, ...known])].toSorted((one, other) => other - one);
}
