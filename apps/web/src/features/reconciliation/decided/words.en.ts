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
});
