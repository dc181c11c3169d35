import type { BankLine } from '@kathok/contract';
import { format } from '../../../language/format.ts';
import { matterOf, PayerLink, payerOf } from '../payer.tsx';
import { words } from '../words.en.ts';

type SureTableProps = {
  lines: readonly BankLine[];
  unticked: ReadonlySet<string>;
  /** The number of lines on all pages. */
  total: number;
  areAllTicked: boolean;
  mayTick: (lineId: string) => boolean;
  onTick: (lineIds: readonly string[], isTicked: boolean) => void;
  onTickAll: (isTicked: boolean) => void;
};

/** One page of what agrees, each with a box to leave it out. */
export const SureTable = ({
  lines,
  unticked,
  total,
  areAllTicked,
  mayTick,
  onTick,
  onTickAll,
}: SureTableProps) => (
  <table className="list bank-lines ticked">
    <thead>
      <tr>
        <th scope="col">
          <input
            type="checkbox"
            checked={areAllTicked}
            aria-label={words.sure.all(total)}
            onChange={(event) => onTickAll(event.target.checked)}
          />
        </th>
        <th scope="col">{words.table.booked}</th>
        <th scope="col">{words.table.from}</th>
        <th scope="col">{words.table.for}</th>
        <th scope="col">{words.table.journal}</th>
        <th scope="col">{words.table.reference}</th>
        <th scope="col" className="end">
          {words.table.amount}
        </th>
      </tr>
    </thead>
    <tbody>
      {lines.map((line) => {
        const [payment] = line.proposals;
        if (!payment) return null;
        return (
          <tr key={line.id}>
            <td className="box-cell">
              <input
                type="checkbox"
                checked={mayTick(line.id) && !unticked.has(line.id)}
                disabled={!mayTick(line.id)}
                aria-label={words.sure.one(payerOf(payment), line.amount)}
                onChange={(event) => onTick([line.id], event.target.checked)}
              />
            </td>
            <td className="num booked">{format.day(line.bookedOn)}</td>
            <td className="name-cell">
              <PayerLink payment={payment} />
              <span className="sub">{payment.membershipCode ?? words.nonMember}</span>
            </td>
            <td className="matter">{matterOf(payment)}</td>
            <td className="num wide-only">{payment.journalNumber}</td>
            <td className="num wide-only">{payment.reference}</td>
            <td className="end num">{format.money(line.amount, 'BTN')}</td>
          </tr>
        );
      })}
    </tbody>
  </table>
);
