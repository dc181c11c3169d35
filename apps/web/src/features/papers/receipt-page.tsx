import { receipts } from '@kathok/contract';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { queryClient } from '../../lib/query-client.ts';
import { query } from '../../lib/queries.ts';
import { saveFile } from '../../lib/save-file.ts';
import { useSession } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/text/error-state.tsx';
import { LoadingState } from '../../ui/text/loading-state.tsx';
import { QrCode } from '../../public/qr/qr-code.tsx';
import { SendPaper } from '../sending/index.ts';
import { Paper } from './paper.tsx';
import { words } from './words.ts';

/** A receipt as a page of its own, to be read on a phone, printed or kept. */
export default function ReceiptPage() {
  return (
    <QueryClientProvider client={queryClient}>
      <Receipt />
    </QueryClientProvider>
  );
}

function Receipt() {
  const { receipt = '' } = useParams();
  const { can } = useSession();
  const { data, error, refetch } = useQuery(query(receipts.get, { params: { receipt } }));
  if (!data)
    return (
      <main id="main" tabIndex={-1}>
        {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <LoadingState rows={8} />}
      </main>
    );
  const { content, receiptNumber } = data;
  const fileName = `${receiptNumber.replaceAll('/', '-')}.pdf`;
  return (
    <main id="main" tabIndex={-1} className="paper-page">
      <nav className="paper-bar" aria-label={words.bar}>
        <p>
          {content.title} {receiptNumber}
        </p>
        <Button tone="line" onClick={() => history.back()}>
          {words.back}
        </Button>
        <Button
          tone="line"
          icon="download"
          onClick={() => void saveFile(`/receipts/${data.id}.pdf`, fileName)}
        >
          {words.pdf}
        </Button>
        {can('update', 'Donation') && !data.voidedAt && (
          <SendPaper paper={{ kind: 'receipt', id: data.id, number: receiptNumber }} />
        )}
        <Button tone="primary" onClick={() => print()}>
          {words.print}
        </Button>
      </nav>
      <Paper
        content={content}
        qr={content.verification && <QrCode text={content.verification.address} label={words.qr} />}
      />
    </main>
  );
}
