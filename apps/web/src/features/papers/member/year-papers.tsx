import { certificateKinds, type YearOfPapers } from '@kathok/contract';
import { format } from '../../../language/format.ts';
import { SaveFileButton } from '../../../ui/exports/save-file-button.tsx';
import { Link } from '../../../ui/text/link.tsx';
import { pdfNameOf } from '../paper-paths.ts';
import { words } from '../words.en.ts';
import { CertificateRows } from './certificate-rows.tsx';
import { PaperStatus } from './paper-status.tsx';

type Receipt = YearOfPapers['receipts'][number];

type YearPapersProps = { year: YearOfPapers; memberId: string; hasTaxIdentity: boolean };

/** The certificates of a year, each kind with those that no longer count beneath it, and then its receipts. */
export function YearPapers({ year, memberId, hasTaxIdentity }: YearPapersProps) {
  return (
    <ul className="paper-list">
      {certificateKinds.map((kind) => (
        <CertificateRows
          key={kind}
          holder={{ memberId }}
          kind={kind}
          year={year}
          hasTaxIdentity={hasTaxIdentity}
        />
      ))}
      {year.receipts.map((receipt) => (
        <ReceiptRow key={receipt.id} receipt={receipt} />
      ))}
    </ul>
  );
}

function ReceiptRow({ receipt }: { receipt: Receipt }) {
  const { id, receiptNumber, title, paidOn, amount, currency, status, isSimulated } = receipt;
  return (
    <li>
      <div>
        <b>{title}</b>
        <p className="sub">
          {format.day(paidOn)}, <Link to={`/papers/receipts/${id}`}>{receiptNumber}</Link>
        </p>
        {isSimulated && <p className="sub">{words.simulated}</p>}
        <PaperStatus status={status} />
      </div>
      <span className="num">{format.money(amount, currency)}</span>
      <SaveFileButton
        path={`/receipts/${id}.pdf`}
        fileName={pdfNameOf(receiptNumber)}
        label={words.savePdf(receiptNumber)}
      />
    </li>
  );
}
