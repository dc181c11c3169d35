import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSession } from '../../lib/session.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/text/states/empty-state.tsx';
import { ErrorState } from '../../ui/text/states/error-state.tsx';
import { Link } from '../../ui/text/link.tsx';
import { LoadingState } from '../../ui/text/states/loading-state.tsx';
import { Moment } from '../../ui/text/moment.tsx';
import { PageHeader } from '../../ui/text/page-header.tsx';
import { PilePager } from './pile-pager.tsx';
import { UploadStatement } from './reading/upload-statement.tsx';
import { reconciliationQueries } from './reconciliation.queries.ts';
import { titles } from './titles.en.ts';
import { words as differenceWords } from './decided/words.en.ts';
import { words } from './words.en.ts';
import '../../theme/office/list.css';
import './reconciliation.css';

const said = words.statements;

/** A new statement, and those that were uploaded before. */
export default function StatementsPage() {
  const { can } = useSession();
  const [page, setPage] = useState(1);
  const list = useQuery(reconciliationQueries.list(page));
  return (
    <>
      <PageHeader title={titles.statements} lead={words.lead} />
      <div className="statement-parts">
        {can('update', 'Donation') && list.data && <UploadStatement accounts={list.data.accounts} />}
        {list.isPending && <LoadingState rows={4} />}
        {list.error && !list.data && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
        {list.data && (
          <Card title={said.title}>
            {list.data.data.length === 0 ? (
              <EmptyState motif="folio" title={said.emptyTitle}>
                {said.emptyText}
              </EmptyState>
            ) : (
              <ul className="looks">
                {list.data.data.map((row) => (
                  <li key={row.id}>
                    <span>
                      <Link to={`/reconciliation/${row.id}`}>
                        {said.line(row.account, row.firstDay, row.lastDay)}
                      </Link>
                      <span className="sub">
                        {words.progress.done(row.toDecide.done, row.toDecide.all)}
                        {row.unexplained > 0 && ` · ${differenceWords.count(row.unexplained)}`}
                      </span>
                    </span>
                    <Moment at={row.createdAt} />
                  </li>
                ))}
              </ul>
            )}
            <PilePager meta={list.data.meta} onPage={setPage} />
          </Card>
        )}
      </div>
    </>
  );
}
