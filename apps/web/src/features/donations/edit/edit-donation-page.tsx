import { format } from '../../../language/format.ts';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { queryClient } from '../../../lib/query-client.ts';
import { ErrorState } from '../../../ui/text/states/error-state.tsx';
import { LoadingState } from '../../../ui/text/states/loading-state.tsx';
import { PageHeader } from '../../../ui/text/page-header.tsx';
import { toast } from '../../../ui/overlays/toast-store.ts';
import { donationQueries } from '../donation.queries.ts';
import { DonationActions } from '../page/donation-actions.tsx';
import { isPaid } from '../page/donation-state.ts';
import { words } from '../words.en.ts';
import { EditOpenDonation } from './edit-open-donation.tsx';
import { EditPaidDonation } from './edit-paid-donation.tsx';
import '../form/form.css';

export default function EditDonationPage() {
  const { id = '' } = useParams();
  const { data: donation, error, refetch } = useQuery(donationQueries.detail(id));
  const page = `/donation/list/view/${id}`;
  const Form = donation && isPaid(donation) ? EditPaidDonation : EditOpenDonation;
  return (
    <>
      <PageHeader
        title={words.form.editTitle}
        lead={
          donation && words.page.from(format.money(donation.amount, donation.currency), donation.donorName)
        }
        crumbs={[
          { label: words.list.title, to: '/donation/list' },
          { label: donation?.donationNumber ?? words.page.title, to: page },
        ]}
      >
        {donation && <DonationActions key={id} donation={donation} editing />}
      </PageHeader>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!donation && !error && <LoadingState rows={10} />}
      {donation && (
        <Form
          key={`${id} ${isPaid(donation)}`}
          donation={donation}
          page={page}
          reload={() => queryClient.fetchQuery({ ...donationQueries.detail(id), staleTime: 0 })}
          onSaved={() => toast.success(words.form.changed)}
        />
      )}
    </>
  );
}
