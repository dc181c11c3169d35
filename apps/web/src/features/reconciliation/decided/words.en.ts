import { format } from '../../../language/format.ts';
import { inLanguage } from '../../../language/language.ts';

const number = (count: number) => format.number(count);
const money = (amount: string) => format.money(amount, 'BTN');

/** Lines whose payment was corrected or reversed after it was matched. */
export const words = inLanguage('features/reconciliation/decided/words', {
  title: 'The bank and the books differ',
  text: 'These payments were corrected or reversed after they were matched. Nothing is wrong with the line; say why the books have another sum.',
  count: (count: number) =>
    count === 1 ? '1 line differs from the books' : `${number(count)} lines differ from the books`,
  by: (difference: string) => money(difference),
  sums: (line: string, difference: string) =>
    difference.startsWith('-')
      ? `The bank has ${money(line)}, the books ${money(difference.slice(1))} more.`
      : `The bank has ${money(line)}, the books ${money(difference)} less.`,
  explain: 'Explain…',
  explainOf: (line: number) => `Explain the difference of line ${number(line)}`,
  open: 'Open the payment',
  openOf: (line: number) => `Open the payment of line ${number(line)}`,
  done: 'Explanation kept',
  drawer: {
    title: (line: number) => `Why do the bank and the books differ on line ${number(line)}?`,
    reason: 'Explanation',
    reasonHint: 'Kept with the line, with your name and the time. It holds for this difference only.',
    confirm: 'Keep the explanation',
    saving: 'Saving…',
  },
  takeBack: {
    title: (line: number) => `Undo the decision on line ${number(line)}?`,
    text: 'The line is open again. What was decided stays in the history.',
    what: 'And the money?',
    reverse: 'Reverse the payment',
    reverseHint: 'The receipt becomes void, and what was paid for is open again.',
    keep: 'Leave the books as they are',
    keepHint: 'The payment was right; only this line was not it.',
    reason: 'Reason',
    reasonHint: 'Kept with the decision. With a reversal, the payer reads it.',
    confirm: 'Undo',
    saving: 'Undoing…',
    done: 'Undone',
  },
});
