import type { Member } from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import { createRenewal } from '../../../public/pay/calls.ts';
import { RenewHead, RenewStep } from '../../../public/renew/renew-step.tsx';
import { ErrorState } from '../../../ui/text/error-state.tsx';
import { LoadingState } from '../../../ui/text/loading-state.tsx';
import { MemberCardFace } from '../../papers/index.ts';
import { OwnMember } from '../own-member.tsx';
import { ownQueries } from '../own.queries.ts';
import { words } from '../words.en.ts';
import '../../../public/css/forms.css';
import '../../../public/css/give.css';

/** Asked for by the member who is logged in, and not by a stranger who knows the id. */
const createAsMember = { ...createRenewal, anonymous: false };

/** The renewal form of the public pages, beside the member's own card; then on to where it is paid. */
export default function RenewFeePage() {
  return <OwnMember title={words.titles.renew}>{(member) => <RenewFee member={member} />}</OwnMember>;
}

function RenewFee({ member }: { member: Member }) {
  const { data: offer, error, refetch } = useQuery(ownQueries.offer(member.id));
  return (
    <div className="box later">
      <RenewHead />
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {offer === undefined && !error && <LoadingState rows={5} />}
      {offer !== undefined && (
        <div className="give">
          <RenewStep {...member} memberId={member.id} offer={offer} create={createAsMember} />
          <MemberCardFace memberId={member.id} />
        </div>
      )}
    </div>
  );
}
