import type { BankLine, MatchedPayment } from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { format } from '../../language/format.ts';
import { Card } from '../../ui/card.tsx';
import { LoadingState } from '../../ui/text/states/loading-state.tsx';
import { PayerLink } from './payer.tsx';
import { PilePager } from './pile-pager.tsx';
import { reconciliationQueries } from './reconciliation.queries.ts';
import { words } from './words.en.ts';

const said = words.table;

/** Lines on which nobody decides: what left the account, and what is counted already, with where it is. */
export function PlainPile({ statementId, pile }: { statementId: string; pile: 'double' | 'out' }) {
  const [page, setPage] = useState(1);
  const { data } = useQuery(reconciliationQueries.lines(statementId, pile, page, 25));
  const { name } = words.piles[pile];
  return (
    <Card title={name} padded={false}>
      {!data && <LoadingState rows={5} />}
      {data && data.data.length === 0 && <p className="card-body muted">{words.emptyPiles[pile]}</p>}
      {data && data.data.length > 0 && (
        <table className="list bank-lines">
          <thead>
            <tr>
              <th scope="col">{said.booked}</th>
              <th scope="col">{said.text}</th>
              <th scope="col">{said.journal}</th>
              {pile === 'double' && <th scope="col">{said.countedAs}</th>}
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
                {pile === 'double' && (
                  <td className="counted">
                    <CountedAs line={line} statementId={statementId} />
                  </td>
                )}
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

type CountedAsProps = { line: BankLine; statementId: string };

/** In what a line is counted: a payment in the books, another decision, or the same line of this file. */
function CountedAs({ line: { repeats, counted, proposals }, statementId }: CountedAsProps) {
  const isSameFile = repeats?.statementId === statementId;
  const payment = counted ? counted.payment : isSameFile ? null : (proposals[0] ?? null);
  return (
    <>
      {isSameFile && <span>{said.sameFile(repeats.lineNumber)}</span>}
      {payment && (
        <span>
          {bookedText(payment)} <PayerLink payment={payment} />
        </span>
      )}
      {counted?.kind === 'not_ours' && <span>{said.notOurs}</span>}
      {counted?.kind === 'settlement' && <span>{said.settlement}</span>}
      {repeats && !isSameFile && <small>{said.earlier(repeats.fileName, repeats.lineNumber)}</small>}
    </>
  );
}

/** Booked is only what stands in the books. */
function bookedText({ status, receiptNumber }: MatchedPayment): string {
  if (status === 'paid') return said.bookedWith(receiptNumber);
  return status === 'pending' ? words.decided.waits : words.decided.gone;
}
