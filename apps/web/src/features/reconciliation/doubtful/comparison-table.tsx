import type { BankLine } from '@kathok/contract';
import type { ReactNode } from 'react';
import { format } from '../../../language/format.ts';
import { Icon, type IconName } from '../../../ui/pictures/icon.tsx';
import { Link } from '../../../ui/text/link.tsx';
import { matterOf, PayerLink, payerOf } from '../payer.tsx';
import { words } from '../words.en.ts';
import { type Agreement, agreementsOf, differenceOf, type Fit } from './agreement.ts';

const said = words.doubtful;
type Proposal = BankLine['proposals'][number];

const marks: Record<Fit, IconName> = { yes: 'tick', near: 'warn', no: 'close', silent: 'minus' };

const Marked = ({ text, other }: { text: string; other: string }) => {
  const [before, differing, after] = differenceOf(text, other);
  return (
    <bdi>
      {before}
      {differing && <mark>{differing}</mark>}
      {after}
    </bdi>
  );
};

type Cells = Record<Agreement['fact'], [ReactNode, ReactNode]>;

/** What each of the two says about a fact. */
function cellsOf(line: BankLine, payment: Proposal): Cells {
  const queue =
    payment.dueKind === 'fee' ? '/renewal/pending-verification' : '/donation/pending-verification';
  const numbers = [line.journalNumber ?? '', payment.journalNumber ?? ''] as const;
  return {
    journal: [
      <Marked key="bank" text={numbers[0]} other={numbers[1]} />,
      <>
        <Marked text={numbers[1]} other={numbers[0]} />
        {payment.hasSlip && (
          <small>
            <Link to={`${queue}/${payment.dueId}/approve`}>{said.slip}</Link>
          </small>
        )}
      </>,
    ],
    reference: [
      <span key="text" className="raw">
        {line.description || said.none}
      </span>,
      payment.reference,
    ],
    amount: [
      format.exactMoney(line.amount, 'BTN'),
      <>
        {format.exactMoney(payment.approvedFor ?? payment.amount, 'BTN')}
        <small>{matterOf(payment)}</small>
      </>,
    ],
    day: [format.day(line.bookedOn), format.day(payment.paidOn)],
    sender: [
      payment.evidence.sender === 'fits' ? said.asAbove : '',
      <>
        {payerOf(payment)}
        <small>{payment.membershipCode ?? words.nonMember}</small>
      </>,
    ],
  };
}

/** The line of the bank and the payment, fact by fact. */
export function ComparisonTable({ line, payment }: { line: BankLine; payment: Proposal }) {
  const cells = cellsOf(line, payment);
  return (
    <table className="sides">
      <caption className="hidden">{said.caption}</caption>
      <thead>
        <tr>
          <th>
            <span className="hidden">{said.compared}</span>
          </th>
          <th scope="col">
            <small>{said.bank(line.lineNumber)}</small>
            <span className="sum">{format.exactMoney(line.amount, 'BTN')}</span>
            <b>{said.credit(line.bookedOn)}</b>
          </th>
          <th>
            <span className="hidden">{said.fit}</span>
          </th>
          <th scope="col">
            <small>{payment.approvedFor === null ? said.payment : said.approvedPayment}</small>
            <span className="sum">{format.exactMoney(payment.approvedFor ?? payment.amount, 'BTN')}</span>
            <b>
              <PayerLink payment={payment} />
            </b>
          </th>
        </tr>
      </thead>
      <tbody>
        {agreementsOf(payment.evidence).map(({ fact, fit, text }) => (
          <tr key={fact}>
            <th scope="row">{said.facts[fact]}</th>
            <td>{cells[fact][0] || <span className="muted">{said.none}</span>}</td>
            <td className="fit-cell">
              <span className={`fit ${fit}`}>
                <Icon name={marks[fit]} />
                {text}
              </span>
            </td>
            <td>{cells[fact][1] || <span className="muted">{said.none}</span>}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
