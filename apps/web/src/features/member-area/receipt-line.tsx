import type { ReactNode } from 'react';
import { SaveFileButton } from '../../ui/exports/save-file-button.tsx';
import { Link } from '../../ui/text/link.tsx';
import { words } from './words.en.ts';

type ReceiptLineProps = {
  title: string;
  beneath: ReactNode;
  sum: string;
  receipt: string | null;
  /** What belongs to it, below. */
  more?: ReactNode;
  /** How it stands, and what can be done about it. */
  children?: ReactNode;
};

/** One payment: what for, when, how much, and its receipt to open or download. */
export function ReceiptLine({ title, beneath, sum, receipt, more, children }: ReceiptLineProps) {
  const id = receipt && encodeURIComponent(receipt);
  return (
    <li>
      <div>
        {id ? <Link to={`/papers/receipts/${id}`}>{title}</Link> : <b>{title}</b>}
        <small>{beneath}</small>
      </div>
      <span className="num">{sum}</span>
      {id && (
        <SaveFileButton
          path={`/receipts/${id}.pdf`}
          fileName={`${receipt.replaceAll('/', '-')}.pdf`}
          label={words.papers.save(receipt)}
        />
      )}
      {children && <div className="acts">{children}</div>}
      {more && <div className="more-of-it">{more}</div>}
    </li>
  );
}
