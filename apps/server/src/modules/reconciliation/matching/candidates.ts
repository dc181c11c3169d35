import { addDays } from '@kathok/contract';
import { type ReadLine, type ReadPayment, tellsNumber } from './compare.ts';
import { typingKeys } from './typing-error.ts';

/** More than these are never shown for a line; of payments that look the same to it, so many are enough. */
export const mostProposals = 5;
/** The bank may book a day early by its own clock, and some days later over a weekend. */
export const nearDays = { first: -1, last: 3 };
export const mostDays = 7;

type IsLeftOut = (lineId: string, paymentId: string) => boolean;

/**
 * Every payment that is worth comparing with a line: whatever shares a number or a reference with it, also with a typing
 * error; and of those with its sum that wait, or waited when the statement was read, some of each day and name. Where a thousand people pay the same sum on one day, a line
 * is not compared with all of them.
 */
export function indexCandidates(payments: readonly ReadPayment[], isLeftOut: IsLeftOut) {
  const byKey = new Map<string, ReadPayment[]>();
  const lastNames = new Set<string>();
  for (const payment of payments) {
    for (const key of keysOfPayment(payment)) addTo(byKey, key, payment);
    lastNames.add(`${payment.amount} ${payment.payerWords.at(-1)}`);
  }
  return (line: ReadLine): Set<ReadPayment> => {
    const found = new Set<ReadPayment>();
    for (const key of numberKeys(line.journals, line.references))
      for (const payment of byKey.get(key) ?? []) if (!isLeftOut(line.id, payment.id)) found.add(payment);
    for (const key of sumKeysOfLine(line, lastNames)) {
      let taken = 0;
      for (const payment of byKey.get(key) ?? []) {
        if (taken === mostProposals) break;
        if (isLeftOut(line.id, payment.id)) continue;
        found.add(payment);
        taken += 1;
      }
    }
    return found;
  };
}

function keysOfPayment(payment: ReadPayment): string[] {
  const { journal, code, isPaid, isMeanwhile, amount, paidOn, payerWords } = payment;
  const numbers = numberKeys(journal ? [journal] : [], code ? [code] : []);
  if (isPaid && !isMeanwhile) return numbers;
  const onDay = `sum ${amount} ${paidOn}`;
  return [...numbers, onDay, ...(journal ? [] : [`${onDay} unnumbered`]), ...nameKeys(onDay, payerWords)];
}

const numberKeys = (journals: readonly string[], references: readonly string[]) => [
  ...journals.flatMap(typingKeys).map((key) => `journal ${key}`),
  ...references.flatMap(typingKeys).map((key) => `reference ${key}`),
];

/** "Karma Choden" is found by CHODEN beside KARMA or K. */
function nameKeys(onDay: string, [first = '', ...rest]: readonly string[]): string[] {
  const last = rest.at(-1) ?? first;
  return [...new Set([first, first.slice(0, 1)])].map((beside) => `${onDay} ${last} ${beside}`);
}

/** A line that has a number contradicts every payment that has another one: of these only the sender's are worth a look. */
function sumKeysOfLine(line: ReadLine, lastNames: ReadonlySet<string>): string[] {
  const words = [...new Set(line.words)];
  const names = words
    .filter((word) => lastNames.has(`${line.amount} ${word}`))
    .flatMap((last) => words.map((beside) => `${last} ${beside}`));
  const ending = tellsNumber(line) ? ' unnumbered' : '';
  return Array.from({ length: 2 * mostDays + 1 }, (_, at) => at - mostDays).flatMap((daysLater) => {
    const onDay = `sum ${line.amount} ${addDays(line.bookedOn, -daysLater)}`;
    const isNear = daysLater >= nearDays.first && daysLater <= nearDays.last;
    return [...(isNear ? [`${onDay}${ending}`] : []), ...names.map((name) => `${onDay} ${name}`)];
  });
}

function addTo<Item>(groups: Map<string, Item[]>, key: string, item: Item): void {
  const group = groups.get(key);
  if (group) group.push(item);
  else groups.set(key, [item]);
}
