import type { ReceiptSummary } from '@kathok/contract';
import { dayText } from '../../ui/day-text.ts';
import { moneyText } from '../../ui/money-text.ts';
import { momentText } from '../../ui/moment.tsx';
import { words } from './words.en.ts';
import './receipt-paper.css';

type ReceiptPaperProps = {
  receipt: ReceiptSummary;
  /** What else stands on it: from whom, for what. */
  lines: readonly (readonly [label: string, text: string])[];
};

/** A receipt as a small sheet of paper; black on white in every skin, like the paper itself. */
export function ReceiptPaper({ receipt, lines }: ReceiptPaperProps) {
  const { receiptNumber, issuedOn, amount, currency, voidedAt, voidReason, replacedBy } = receipt;
  return (
    <article className="receipt-paper" aria-label={`${words.receipt.title} ${receiptNumber}`}>
      <header>
        <h3>{words.receipt.title}</h3>
        <p className="num">{receiptNumber}</p>
        <p className="num">{dayText(issuedOn)}</p>
      </header>
      <p className="sum num">{moneyText(amount, currency)}</p>
      <dl>
        {lines.map(([label, text]) => (
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
            {words.receipt.voided(momentText(voidedAt))}
            {voidReason && `: ${voidReason}`}
            {replacedBy && <span>{words.receipt.replacedBy(replacedBy)}</span>}
          </p>
        </>
      )}
    </article>
  );
}
