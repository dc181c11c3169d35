import { format } from '../../language/format.ts';
import type { JointPayment, PayerView } from '@kathok/contract';
import { Motif } from '../../ui/pictures/motif.tsx';
import { words } from './words.en.ts';

/** What is to be paid, for whom, under which reference; and where that can be changed, if it can. */
export function DueSummary({ due, change }: { due: PayerView; change?: string | undefined }) {
  const { kind, title, maskedName, amount, currency, amountPaid, balance, reference } = due;
  const lines: [string, string][] = [
    [words.reference, reference],
    [words.from, maskedName],
    ...(due.periodFrom
      ? [
          [
            words.period,
            words.periodText(format.day(due.periodFrom), due.periodTo && format.day(due.periodTo)),
          ] as [string, string],
        ]
      : []),
    ...(amountPaid === '0.00'
      ? []
      : ([
          [words.alreadyPaid, format.money(amountPaid, currency)],
          [words.stillOpen, format.money(balance, currency)],
        ] as [string, string][])),
  ];
  const items = kind === 'joint' ? (due as JointPayment).items : [];
  return (
    <div className="card donation still">
      <div className="top">
        <span className="disc">
          <Motif name={kind === 'donation' ? 'lamp' : 'wheel'} />
        </span>
        <div>
          <b className="num">{format.money(amount, currency)}</b>
          <span>{title}</span>
        </div>
      </div>
      <div className="in">
        <dl className="facts">
          {lines.map(([label, text]) => (
            <div className="loose" key={label}>
              <dt>{label}</dt>
              <dd>
                <bdi>{text}</bdi>
              </dd>
            </div>
          ))}
          {items.map(({ id, name, amount: cost }) => (
            <div className="loose" key={id}>
              <dt>
                <bdi>{name}</bdi>
              </dt>
              <dd className="num">{format.money(cost, currency)}</dd>
            </div>
          ))}
        </dl>
        {change && <a href={change}>{words.changeDonation}</a>}
      </div>
    </div>
  );
}
