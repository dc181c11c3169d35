import type { Member } from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import { DonationForm } from '../../../public/give/donation-form.tsx';
import { createDonation } from '../../../public/pay/calls.ts';
import { ErrorState } from '../../../ui/text/error-state.tsx';
import { LoadingState } from '../../../ui/text/loading-state.tsx';
import { OwnMember } from '../own-member.tsx';
import { ownQueries } from '../own.queries.ts';
import { words } from '../words.en.ts';
import '../../../public/css/forms.css';
import '../../../public/css/give.css';

/** Given by the member who is logged in, and not by a stranger who knows the id. */
const createAsMember = { ...createDonation, anonymous: false };

/** The donation form of the public pages, in the member's own name; then on to where it is paid. */
export default function MakeDonationPage() {
  return <OwnMember title={words.titles.donate}>{(member) => <MakeDonation member={member} />}</OwnMember>;
}

function MakeDonation({ member }: { member: Member }) {
  const { data, error, refetch } = useQuery(ownQueries.purposes());
  const name = words.give.memberGives(member.name, member.membershipCode);
  if (!data)
    return (
      <div className="box mine">
        {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <LoadingState rows={6} />}
      </div>
    );
  return (
    <div className="box">
      <DonationForm
        purposes={data}
        member={{ id: member.id, name }}
        create={createAsMember}
        giver={
          <section>
            <h2>{words.give.donor}</h2>
            <p className="note plain">{name}</p>
          </section>
        }
      />
    </div>
  );
}
