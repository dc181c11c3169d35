import type { JointPayment } from '@kathok/contract';
import { format } from '../../../language/format.ts';
import { momentText } from '../../../ui/text/moment.tsx';
import { moneyWords } from '../../money/index.ts';
import type { Waiting } from '../kind.ts';
import { words } from '../words.en.ts';

const { facts } = words;

/** The one transfer, as the payer says: its number is that of all parts. */
export function JointFacts({ joint, item: { payment } }: { joint: JointPayment; item: Waiting }) {
  const lines = [
    [facts.reference, joint.reference],
    [facts.method, moneyWords.methods[payment.method]],
    ...(payment.bank ? [[facts.bank, payment.bank]] : []),
    [facts.journal, payment.journalNumber ?? facts.none],
    [facts.paidOn, format.day(payment.paidOn)],
    [facts.sent, momentText(payment.submittedAt)],
    ...(payment.submittedBy ? [[facts.enteredBy, payment.submittedBy]] : []),
  ];
  return (
    <table className="match">
      <caption>{facts.title}</caption>
      <tbody>
        {lines.map(([label, text]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>
              <bdi>{text}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
