import { type PaperContent, receipts } from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { query } from '../../lib/queries.ts';
import { useSession } from '../../lib/session.ts';
import { SendPaper } from '../sending/index.ts';
import { ShowCheckCode } from './check-code/show-check-code.tsx';
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
  const [isCodeShown, setCodeShown] = useState(false);
  if (!data) return <PaperComing error={error} onRetry={() => void refetch()} />;
  const { id, receiptNumber, opensPapersOf } = data;
  const isWithheld = opensPapersOf !== null && !isCodeShown;
  const content = isWithheld ? withoutCode(data.content) : data.content;
  return (
    <PaperPage
      key={id}
      title={content.title}
      number={receiptNumber}
      pdf={{
        path: `/receipts/${id}.pdf${isWithheld ? '?checkCode=withheld' : ''}`,
        fileName: pdfNameOf(receiptNumber),
      }}
      actions={
        <>
          {isWithheld && <ShowCheckCode number={opensPapersOf} onShow={() => setCodeShown(true)} />}
          {can('update', 'Donation') && !data.voidedAt && (
            <SendPaper paper={{ kind: 'receipt', id, number: receiptNumber }} />
          )}
        </>
      }
    >
      <Paper content={content} />
    </PaperPage>
  );
}

const withoutCode = ({ verification, ...content }: PaperContent): PaperContent => ({
  ...content,
  verification: verification && { ...verification, checkCode: null },
});
