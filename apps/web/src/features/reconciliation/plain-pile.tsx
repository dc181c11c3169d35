import type { BankLine } from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { format } from '../../language/format.ts';
import { Card } from '../../ui/card.tsx';
import { LoadingState } from '../../ui/text/states/loading-state.tsx';
import { payerOf } from './payer.tsx';
import { PilePager } from './pile-pager.tsx';
import { reconciliationQueries } from './reconciliation.queries.ts';
import { words } from './words.en.ts';

const said = words.table;

/** Lines about which there is nothing to do. */
export function PlainPile({ statementId, pile }: { statementId: string; pile: 'double' | 'out' }) {
  const [page, setPage] = useState(1);
  const { data } = useQuery(reconciliationQueries.lines(statementId, pile, page, 25));
  const { name, text } = words.piles[pile];
  return (
    <Card title={name} padded={false}>
      {!data && <LoadingState rows={5} />}
      {data && data.data.length === 0 && <p className="card-body muted">{text}</p>}
      {data && data.data.length > 0 && (
        <table className="list bank-lines">
          <thead>
            <tr>
              <th scope="col">{said.booked}</th>
              <th scope="col">{said.text}</th>
              <th scope="col">{said.journal}</th>
              {pile === 'double' && <th scope="col">{said.seenIn}</th>}
              <th scope="col" className="end">
                {said.amount}
              </th>
            </tr>
          </thead>
          <tbody>
            {data.data.map((line) => (
              <tr key={line.id}>
                <td className="num">{format.day(line.bookedOn)}</td>
                <td className="raw">{line.description}</td>
                <td className="num">{line.journalNumber}</td>
                {pile === 'double' && <td>{seenIn(line)}</td>}
                <td className="end num">{format.money(line.amount, 'BTN')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {data && <PilePager meta={data.meta} onPage={setPage} />}
    </Card>
  );
}

function seenIn({ repeats, proposals: [payment] }: BankLine): string {
  if (repeats) return said.earlier(repeats.fileName, repeats.lineNumber);
  if (!payment) return '';
  return payment.receiptNumber ? said.receipt(payment.receiptNumber) : payerOf(payment);
}
