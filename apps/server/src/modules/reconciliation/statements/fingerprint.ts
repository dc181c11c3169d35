import { createHash } from 'node:crypto';
import type { NewLine } from './read-statement.ts';

/** As it is compared: capitals, letters and digits only. */
export const plainKey = (text: string) =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/**
 * By which a line is known again in another statement of the account, whatever the format. The bank gives a journal number once:
 * the same line twice in a file is a repetition. Lines without one may be alike and still be two payments, so they are counted.
 */
export function fingerprints(lines: readonly NewLine[]): string[] {
  const seen = new Map<string, number>();
  return lines.map(({ bookedOn, amount, description, journalNumber }) => {
    const said = [bookedOn, amount, plainKey(journalNumber ?? ''), plainKey(description)];
    const key = JSON.stringify(said);
    const turn = journalNumber === null ? (seen.get(key) ?? 0) : 0;
    seen.set(key, turn + 1);
    return createHash('sha256')
      .update(JSON.stringify([...said, turn]))
      .digest('base64url');
  });
}
