import { format } from '../../language/format.ts';
import type { ReceiptSummary } from '@kathok/contract';
import { Link } from '../../ui/text/link.tsx';
import { momentText } from '../../ui/text/moment.tsx';
import { words } from './words.ts';
import './receipt-paper.css';

const linesOf = ({ receivedFrom, title, period, method }: ReceiptSummary) => [
  [words.receipt.from, receivedFrom],
  [words.receipt.forWhat, title],
  ...(period
    ? [
        [
          words.receipt.period,
          words.receipt.span(format.day(period.from), period.to && format.day(period.to)),
        ],
      ]
    : []),
  [words.receipt.method, words.methods[method]],
];

/** A receipt as a small sheet of paper; black on white in every skin, like the paper itself. */
export function ReceiptPaper({ receipt }: { receipt: ReceiptSummary }) {
  const { receiptNumber, issuedOn, amount, currency, voidedAt, voidReason, replacedBy } = receipt;
  return (
    <article className="receipt-paper" aria-label={`${words.receipt.title} ${receiptNumber}`}>
      <header>
        <h3>{words.receipt.title}</h3>
        <p className="num">
          <Link to={`/papers/receipts/${receipt.id}`}>{receiptNumber}</Link>
        </p>
        <p className="num">{format.day(issuedOn)}</p>
      </header>
      {receipt.isSimulated && <p className="simulated">{words.receipt.simulated}</p>}
      <p className="sum num">{format.money(amount, currency)}</p>
      <dl>
        {linesOf(receipt).map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
        <div>
          <dt>{words.receipt.code}</dt>
          <dd className="num">{receipt.verificationCode}</dd>
        </div>
      </dl>
      {voidedAt && (
        <>
          <b className="void">{words.receipt.void}</b>
          <p className="why">
            {voidReason ?? words.receipt.voided}
            <span>{momentText(voidedAt)}</span>
            {replacedBy && <span>{words.receipt.replacedBy(replacedBy)}</span>}
          </p>
        </>
      )}
    </article>
  );
}
