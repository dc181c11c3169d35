import { donations, type Member } from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { DonationForm } from '../../../shared/donation-form/donation-form.tsx';
import { askedDonation } from '../../../shared/donation-form/use-donation.ts';
import { ErrorState } from '../../../ui/text/states/error-state.tsx';
import { LoadingState } from '../../../ui/text/states/loading-state.tsx';
import { OwnMember } from '../own-member.tsx';
import { ownQueries } from '../own.queries.ts';
import { words } from '../words.en.ts';
import { purposeHere } from '../../../language/second-names.ts';
import '../../../shared/forms/forms.css';
import '../../../shared/forms/give.css';
import '../../../shared/forms/donation.css';
import '../../../shared/donation-form/reading/reading.css';

/** The donation form of the public pages, in the member's own name; then on to where it is paid. */
export default function MakeDonationPage() {
  return <OwnMember title={words.titles.donate}>{(member) => <MakeDonation member={member} />}</OwnMember>;
}

function MakeDonation({ member }: { member: Member }) {
  const { data, error, refetch } = useQuery(ownQueries.purposes());
  const [search] = useSearchParams();
  if (!data)
    return (
      <div className="box mine">
        {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <LoadingState rows={6} />}
      </div>
    );
  return (
    <div className="box">
      <DonationForm
        purposes={data.map(purposeHere)}
        asked={askedDonation(search.toString())}
        member={{ id: member.id, heading: words.inYourName, card: member }}
        create={donations.create}
      />
    </div>
  );
}
