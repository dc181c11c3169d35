const outWords = /^(d|dr|db|debit\w*|out|outgoing|withdraw\w*|paid out)\b/i;
const inWords = /^(c|cr|credit\w*|in|incoming|deposit\w*|direct credit|received)\b/i;

/**
 * Whether a word beside a sum says that the money left; null where it says neither. That is not guessed about: money that
 * came in would be taken for money that left.
 */
export function isMoneyOut(direction: string): boolean | null {
  if (direction === '' || inWords.test(direction)) return false;
  return outWords.test(direction) ? true : null;
}
