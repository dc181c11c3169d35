import { useQuery } from '@tanstack/react-query';
import { format } from '../../../language/format.ts';
import { useSession } from '../../../lib/session.ts';
import { printedHint } from '../../../shared/forms/printed-hint.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/text/states/error-state.tsx';
import { LoadingState } from '../../../ui/text/states/loading-state.tsx';
import { Note } from '../../../ui/text/note.tsx';
import { paperQueries } from '../paper.queries.ts';
import { words } from '../words.en.ts';
import { YearPapers } from './year-papers.tsx';
import '../papers.css';

/** What was issued to a member, and what can be, by year; and the card. */
export function MemberPapers({ memberId, name }: { memberId: string; name: string }) {
  const { can } = useSession();
  const notPrinted = printedHint(name);
  const card = (
    <ButtonLink icon="card" to={`/papers/cards/${memberId}`}>
      {words.card.title}
    </ButtonLink>
  );
  return (
    <Card title={words.area} actions={card} padded={false}>
      {notPrinted && (
        <div className="card-body">
          <Note tone="warning">{notPrinted}</Note>
        </div>
      )}
      {can('read', 'Report') && <Years memberId={memberId} />}
    </Card>
  );
}

function Years({ memberId }: { memberId: string }) {
  const { data, error, refetch } = useQuery(paperQueries.ofMember(memberId));
  if (error)
    return (
      <div className="card-body">
        <ErrorState error={error} onRetry={() => void refetch()} />
      </div>
    );
  if (!data) return <LoadingState rows={3} />;
  if (data.years.length === 0) return <p className="card-body muted">{words.noPapers}</p>;
  const [latest] = data.years;
  return data.years.map((year) => {
    const total = year.countable.find(({ kind }) => kind === 'member');
    return (
      <details className="paper-year" key={year.year} open={year === latest}>
        <summary>
          <b className="num">{year.year}</b>{' '}
          <span className="muted">
            {total
              ? words.yearTotal(format.money(total.amount, data.currency), total.count)
              : words.nothingCounted}
          </span>
        </summary>
        <YearPapers year={year} memberId={memberId} hasTaxIdentity={data.hasTaxIdentity} />
      </details>
    );
  });
}
