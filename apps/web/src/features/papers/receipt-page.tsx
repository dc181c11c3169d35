import { receipts } from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { query } from '../../lib/queries.ts';
import { useSession } from '../../lib/session.ts';
import { SendPaper } from '../sending/index.ts';
import { PaperComing, PaperPage, WithQueries } from './paper-page.tsx';
import Paper from './paper.tsx';
import { pdfNameOf } from './paper-paths.ts';

export default function ReceiptPage() {
  return (
    <WithQueries>
      <Receipt />
    </WithQueries>
  );
}

function Receipt() {
  const { receipt = '' } = useParams();
  const { can } = useSession();
  const { data, error, refetch } = useQuery(query(receipts.get, { params: { receipt } }));
  if (!data) return <PaperComing error={error} onRetry={() => void refetch()} />;
  const { id, content, receiptNumber } = data;
  return (
    <PaperPage
      key={id}
      title={content.title}
      number={receiptNumber}
      pdf={{ path: `/receipts/${id}.pdf`, fileName: pdfNameOf(receiptNumber) }}
      actions={
        can('update', 'Donation') &&
        !data.voidedAt && <SendPaper paper={{ kind: 'receipt', id, number: receiptNumber }} />
      }
    >
      <Paper content={content} />
    </PaperPage>
  );
}
