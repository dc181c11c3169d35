import { receipts } from '@kathok/contract';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { queryClient } from '../../lib/query-client.ts';
import { query } from '../../lib/queries.ts';
import { PaperComing, PaperPage } from './paper-page.tsx';

export default function ReceiptPage() {
  return (
    <QueryClientProvider client={queryClient}>
      <Receipt />
    </QueryClientProvider>
  );
}

function Receipt() {
  const { receipt = '' } = useParams();
  const { data, error, refetch } = useQuery(query(receipts.get, { params: { receipt } }));
  if (!data) return <PaperComing error={error} onRetry={() => void refetch()} />;
  return (
    <PaperPage content={data.content} number={data.receiptNumber} pdfPath={`/receipts/${data.id}.pdf`} />
  );
}
