import { memberPapers } from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { query } from '../../../lib/queries.ts';
import { PaperComing, PaperPage, WithQueries } from '../paper-page.tsx';
import { words } from '../words.en.ts';
import { CardBack, CardFront } from './card-faces.tsx';
import './cards.css';

/** The card of a member on a screen; the PDF has the size of a bank card. */
export default function CardPage() {
  return (
    <WithQueries>
      <MemberCard />
    </WithQueries>
  );
}

function MemberCard() {
  const { member = '' } = useParams();
  const { data, error, refetch } = useQuery(query(memberPapers.card, { params: { id: member } }));
  if (!data) return <PaperComing error={error} onRetry={() => void refetch()} />;
  return (
    <PaperPage
      title={words.card.of(data.name)}
      pdf={{ path: `/member/${member}/card.pdf`, fileName: `card-${data.code}.pdf` }}
    >
      <h1 className="hidden">{words.card.title}</h1>
      <div className="card-duo">
        <CardFront card={data} />
        <CardBack card={data} />
      </div>
      <p className="card-hint">{words.card.hint}</p>
    </PaperPage>
  );
}
