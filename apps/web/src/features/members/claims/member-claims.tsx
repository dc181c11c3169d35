import { useQuery } from '@tanstack/react-query';
import { memberQueries } from '../member.queries.ts';
import { ClaimCard } from './claim-card.tsx';
import { words } from './words.en.ts';

/** What the public said about this member and nobody has decided. Nothing where there is none. */
export function MemberClaims({ memberId }: { memberId: string }) {
  const { data } = useQuery(memberQueries.claims({ memberId, take: 100 }));
  return data?.data.map((claim) => <ClaimCard key={claim.id} claim={claim} title={words.title} />);
}
