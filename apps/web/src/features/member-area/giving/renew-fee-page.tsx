import { type Member, renewals } from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import { RenewalHead, RenewalStep } from '../../../shared/renewal-form/renewal-step.tsx';
import { ErrorState } from '../../../ui/text/states/error-state.tsx';
import { LoadingState } from '../../../ui/text/states/loading-state.tsx';
import { MemberCardFace } from '../../papers/index.ts';
import { OwnMember } from '../own-member.tsx';
import { ownQueries } from '../own.queries.ts';
import { words } from '../words.en.ts';
import '../../../shared/forms/forms.css';
import '../../../shared/forms/give.css';
import '../../../shared/renewal-form/type-choice.css';

/** The renewal form of the public pages, beside the member's own card; then on to where it is paid. */
export default function RenewFeePage() {
  return <OwnMember title={words.titles.renew}>{(member) => <RenewFee member={member} />}</OwnMember>;
}

function RenewFee({ member }: { member: Member }) {
  const { data: offer, error, refetch } = useQuery(ownQueries.offer(member.id));
  return (
    <div className="box later">
      <RenewalHead />
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {offer === undefined && !error && <LoadingState rows={5} />}
      {offer !== undefined && (
        <div className="give">
          <RenewalStep {...member} memberId={member.id} offer={offer} create={renewals.create} />
          <MemberCardFace memberId={member.id} />
        </div>
      )}
    </div>
  );
}
