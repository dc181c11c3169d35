import { members, type MemberCard, maskName } from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { hasCode } from '../../lib/problem.ts';
import { query } from '../../lib/queries.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadingState } from '../../ui/loading-state.tsx';
import { Note } from '../../ui/note.tsx';
import { usePageHeading } from '../../ui/use-page-heading.ts';
import { Queries } from '../queries.tsx';
import { MemberCardView } from './member-card.tsx';
import { words } from './words.en.ts';
import './lookup.css';

/** Staff get the whole record from the same call; this page shows what everybody may see. */
function cardOf(found: MemberCard | { membershipType: string }): MemberCard {
  const record = found as MemberCard;
  return 'renewal' in found ? record : { ...record, name: maskName(record.name), renewal: null };
}

function MemberCardPage() {
  const { id = '' } = useParams();
  const heading = usePageHeading(words.cardTitle);
  const { data, error, refetch } = useQuery({ ...query(members.get, { params: { id } }), retry: false });
  return (
    <div className="box lookup">
      <h1 tabIndex={-1} ref={heading}>
        {words.cardTitle}
      </h1>
      {!data && !error && <LoadingState rows={3} />}
      {data && <MemberCardView card={cardOf(data)} />}
      {error && hasCode(error, 'not_found') && (
        <Note tone="plain" title={words.unknown}>
          <p>{words.unknownText}</p>
          <ButtonLink to="/renew">{words.look}</ButtonLink>
        </Note>
      )}
      {error && !hasCode(error, 'not_found') && <ErrorState error={error} onRetry={() => void refetch()} />}
    </div>
  );
}

export default function MemberCardRoute() {
  return (
    <Queries>
      <MemberCardPage />
    </Queries>
  );
}
