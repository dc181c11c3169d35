import { useQuery } from '@tanstack/react-query';
import { format } from '../../../language/format.ts';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/text/states/error-state.tsx';
import { Link } from '../../../ui/text/link.tsx';
import { LoadingState } from '../../../ui/text/states/loading-state.tsx';
import { ownQueries } from '../own.queries.ts';
import { ReceiptLine } from '../receipt-line.tsx';
import { words } from '../words.en.ts';

const shown = 4;

/** The latest receipts, and the way to the certificates of each year. */
export function LatestPapers({ memberId }: { memberId: string }) {
  const { data, error, refetch } = useQuery(ownQueries.papers(memberId));
  const receipts = (data?.years ?? []).flatMap((year) => year.receipts);
  return (
    <Card
      title={words.papers.title}
      padded={false}
      actions={<Link to={`/generate-certificate/${memberId}`}>{words.papers.certificates}</Link>}
    >
      {error && !data && (
        <div className="card-body">
          <ErrorState error={error} onRetry={() => void refetch()} />
        </div>
      )}
      {!data && !error && <LoadingState rows={3} />}
      {data && receipts.length === 0 && <p className="card-body muted">{words.papers.none}</p>}
      <ul className="own-lines">
        {receipts.slice(0, shown).map(({ id, title, paidOn, receiptNumber, amount, currency }) => (
          <ReceiptLine
            key={id}
            title={title}
            beneath={words.papers.line(format.day(paidOn), receiptNumber)}
            sum={format.money(amount, currency)}
            receipt={receiptNumber}
          />
        ))}
      </ul>
    </Card>
  );
}
