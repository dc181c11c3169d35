import { format } from '../../language/format.ts';
import type { ReceiptSummary } from '@kathok/contract';
import { ButtonLink } from '../../ui/button.tsx';
import { SaveFileButton } from '../../ui/exports/save-file-button.tsx';
import { momentText } from '../../ui/text/moment.tsx';
import { ShareReceipt } from './sharing/share-receipt.tsx';
import { words } from './words.en.ts';
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

type ReceiptPaperProps = {
  receipt: ReceiptSummary;
  /** Where the payer can be sent it, if that is known. */
  phone?: string | null;
  /** The payer named somebody whose papers the check code would open: the page of the receipt asks about it first. */
  isCodeWithheld?: boolean;
};

/** A receipt as a small sheet, with the ways to the document itself, and to send it as a picture. */
export const ReceiptPaper = ({ receipt, phone = null, isCodeWithheld = false }: ReceiptPaperProps) => (
  <div className="receipt-of-payment">
    <Sheet receipt={receipt} />
    <div className="receipt-ways">
      <ButtonLink icon="open" to={`/papers/receipts/${receipt.id}`}>
        {words.receipt.open}
      </ButtonLink>
      <SaveFileButton
        path={`/receipts/${receipt.id}.pdf${isCodeWithheld ? '?checkCode=withheld' : ''}`}
        fileName={`${receipt.receiptNumber.replaceAll('/', '-')}.pdf`}
      >
        {words.receipt.pdf}
      </SaveFileButton>
      {!receipt.voidedAt && <ShareReceipt receipt={receipt} phone={phone} isCodeWithheld={isCodeWithheld} />}
    </div>
  </div>
);

/** Black on white in every skin, like the paper itself. */
function Sheet({ receipt }: { receipt: ReceiptSummary }) {
  const { receiptNumber, issuedOn, amount, currency, voidedAt, voidReason, replacedBy } = receipt;
  return (
    <article className="receipt-paper" aria-label={`${words.receipt.title} ${receiptNumber}`}>
      <header>
        <h3>{words.receipt.title}</h3>
        <p className="num">{receiptNumber}</p>
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
