/** Of shorter numbers nearly every other one would be near. */
export const shortestNear = 5;

/**
 * A journal key and what is left of it without one character of its number, as `near_journal_keys` has it in the
 * database. Two numbers of one bank that differ in one character, or of which one has a character more, share one of these.
 */
export function nearKeys(journalKey: string): string[] {
  const begin = journalKey.indexOf(':') + 1;
  if (journalKey.length - begin < shortestNear) return [];
  const places = Array.from({ length: journalKey.length - begin }, (_, place) => begin + place);
  return [journalKey, ...places.map((at) => journalKey.slice(0, at) + journalKey.slice(at + 1))];
}
