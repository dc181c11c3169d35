const digits = '0123456789';
/** Of shorter numbers nearly every other one would be near. */
export const shortestNear = 5;

/**
 * All numbers from which this one differs as a slip of the pen does: one character is another, is missing or is too
 * many. What stands there instead is a digit, or a letter that the number has anyway.
 */
export function nearNumbers(number: string): string[] {
  if (number.length < shortestNear) return [];
  const characters = [...new Set(digits + number)];
  const places = Array.from(
    { length: number.length + 1 },
    (_, at) => [number.slice(0, at), number.slice(at)] as const,
  );
  const near = places.flatMap(([before, after]) => {
    const more = characters.map((character) => before + character + after);
    if (after === '') return more;
    const other = characters.map((character) => before + character + after.slice(1));
    const less = number.length > shortestNear ? [before + after.slice(1)] : [];
    return less.concat(more, other);
  });
  return [...new Set(near)].filter((one) => one !== number);
}
