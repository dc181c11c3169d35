import { format } from '../../../language/format.ts';
import type { Doubt } from '@kathok/contract';
import { Icon } from '../../../ui/pictures/icon.tsx';
import { momentText } from '../../../ui/text/moment.tsx';
import { moneyWords } from '../../money/index.ts';
import type { Waiting } from '../kind.ts';
import { words } from '../words.en.ts';

const { facts } = words;
type Mark = 'same' | 'doubt' | undefined;
type Fact = { label: string; text: string; mark?: Mark };

function factsOf({ payment, due, currency, reference, doubts, facts: more }: Waiting): Fact[] {
  const doubted = (...kinds: Doubt['kind'][]): Mark =>
    doubts.some(({ kind }) => kinds.includes(kind)) ? 'doubt' : undefined;
  const isExact = payment.amount === due && payment.currency === currency;
  return [
    {
      label: facts.amount,
      text: format.exactMoney(payment.amount, payment.currency),
      mark: isExact ? 'same' : 'doubt',
    },
    ...(isExact ? [] : [{ label: facts.due, text: format.exactMoney(due, currency) }]),
    { label: facts.reference, text: reference },
    { label: facts.method, text: moneyWords.methods[payment.method] },
    ...(payment.bank ? [{ label: facts.bank, text: payment.bank, mark: doubted('otherBankName') }] : []),
    {
      label: facts.journal,
      text: payment.journalNumber ?? facts.none,
      mark: doubted('sameJournal', 'nearJournal', 'otherBankName'),
    },
    { label: facts.paidOn, text: format.day(payment.paidOn), mark: doubted('futureDay', 'oldDay') },
    { label: facts.sent, text: momentText(payment.submittedAt) },
    ...(payment.submittedBy
      ? [{ label: facts.enteredBy, text: payment.submittedBy, mark: doubted('enteredByYou') }]
      : []),
    ...more,
  ];
}

const Marked = ({ mark }: { mark: Mark }) =>
  mark && (
    <>
      <Icon name={mark === 'same' ? 'tick' : 'warn'} />
      <span className="hidden">{mark === 'same' ? facts.asExpected : facts.inDoubt}</span>
    </>
  );

/** What the payer says, line by line. */
export const FactTable = ({ item }: { item: Waiting }) => (
  <table className="match">
    <caption>{facts.title}</caption>
    <tbody>
      {factsOf(item).map(({ label, text, mark }) => (
        <tr key={label}>
          <th scope="row">{label}</th>
          <td>
            <bdi>{text}</bdi>
          </td>
          <td className={`mark ${mark ?? ''}`}>
            <Marked mark={mark} />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
