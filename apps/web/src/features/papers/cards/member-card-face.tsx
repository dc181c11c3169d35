import { memberPapers } from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../../lib/queries.ts';
import { ErrorState } from '../../../ui/text/states/error-state.tsx';
import { CardFront } from './card-faces.tsx';
import './cards.css';

/** The front of a member's card, within another page. */
export default function MemberCardFace({ memberId }: { memberId: string }) {
  const { data, error, refetch } = useQuery(query(memberPapers.card, { params: { id: memberId } }));
  if (data) return <CardFront card={data} />;
  return error ? (
    <ErrorState error={error} onRetry={() => void refetch()} />
  ) : (
    <div className="card-face coming" />
  );
}
