import { format } from '../../../language/format.ts';
import { type Day, type Donation, donations } from '@kathok/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { refreshAfter } from '../../../lib/queries.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { useSession } from '../../../lib/session.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Link } from '../../../ui/text/link.tsx';
import { toast } from '../../../ui/overlays/toast-store.ts';
import { donationQueries, useUpdateDonation } from '../donation.queries.ts';
import { onItsDays } from '../form/dedication-values.ts';
import { words } from '../words.en.ts';
import type { DedicatedDonation } from './by-offering.ts';

const said = words.dedications;

function Undated({ donation, day }: { donation: DedicatedDonation; day: Day }) {
  const { can } = useSession();
  const update = useUpdateDonation();
  const { donationId, offering, names, donorName } = donation;
  const give = useMutation({
    // The names as they are now: a colleague may have changed them since this list was read.
    mutationFn: async () => {
      const params = { id: donationId };
      const { dedication, version } = (await call(donations.get, { params })) as Donation;
      if (!dedication || dedication.readOn) {
        await refreshAfter(queryClient, donations.update);
        throw new Error(said.changedMeanwhile);
      }
      const dated = { offering: dedication.offering, names: dedication.names, readOn: day };
      const body = { dedication: onItsDays(dated, dedication), version };
      await update.mutateAsync({ params, body });
    },
    onSuccess: () => toast.success(said.putDone(format.day(day))),
    onError: (error) => toast.failure(error, said.notPut(donorName, format.day(day))),
  });
  return (
    <li>
      <span>
        <Link className="who" to={`/donation/list/view/${donationId}`}>
          {donorName}
        </Link>
        <span className="sub">{said.waiting(offering, names.map(({ name }) => name).join(', '))}</span>
      </span>
      {can('update', 'Donation') && (
        <Button pending={give.isPending} onClick={() => give.mutate()}>
          {said.putOn(format.day(day))}
        </Button>
      )}
    </li>
  );
}

/** Dedications whose day nobody has set: one press puts them on the day that is shown. */
export function UndatedDonations({ day }: { day: Day }) {
  const undated = useQuery(donationQueries.dedications()).data?.filter(({ readOn }) => readOn === null) ?? [];
  if (undated.length === 0) return null;
  return (
    <Card title={said.undated} className="no-print">
      <p className="muted">{said.undatedText}</p>
      <ul className="undated">
        {undated.map((donation) => (
          <Undated key={donation.donationId} donation={donation} day={day} />
        ))}
      </ul>
    </Card>
  );
}
