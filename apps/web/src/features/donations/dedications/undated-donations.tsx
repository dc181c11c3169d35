import { format } from '../../../language/format.ts';
import type { Day } from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../../lib/session.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Link } from '../../../ui/text/link.tsx';
import { toast } from '../../../ui/overlays/toast-store.ts';
import { donationQueries, useUpdateDonation } from '../donation.queries.ts';
import { words } from '../words.ts';
import type { DedicatedDonation } from './by-offering.ts';

const said = words.dedications;

function Undated({ donation, day }: { donation: DedicatedDonation; day: Day }) {
  const { can } = useSession();
  const update = useUpdateDonation();
  const { donationId, offering, names, donorName } = donation;
  const give = () =>
    update.mutate(
      { params: { id: donationId }, body: { dedication: { offering, names, readOn: day } } },
      {
        onSuccess: () => toast.success(said.putDone(format.day(day))),
        onError: (error) => toast.danger(error.message),
      },
    );
  return (
    <li>
      <span>
        <Link className="who" to={`/donation/list/view/${donationId}`}>
          {donorName}
        </Link>
        <span className="sub">{said.waiting(offering, names.map(({ name }) => name).join(', '))}</span>
      </span>
      {can('update', 'Donation') && (
        <Button pending={update.isPending} onClick={give}>
          {said.putOn(format.day(day))}
        </Button>
      )}
    </li>
  );
}

/** Dedications whose day nobody has set: one press puts them on the day that is shown. */
export function UndatedDonations({ day }: { day: Day }) {
  const donations =
    useQuery(donationQueries.dedications()).data?.filter(({ readOn }) => readOn === null) ?? [];
  if (donations.length === 0) return null;
  return (
    <Card title={said.undated} className="no-print">
      <p className="muted">{said.undatedText}</p>
      <ul className="undated">
        {donations.map((donation) => (
          <Undated key={donation.donationId} donation={donation} day={day} />
        ))}
      </ul>
    </Card>
  );
}
