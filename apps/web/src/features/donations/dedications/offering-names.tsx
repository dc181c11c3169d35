import { Link } from '../../../ui/text/link.tsx';
import { PaymentStatusBadge } from '../../money/index.ts';
import { words } from '../words.en.ts';
import type { OfferingGroup } from './by-offering.ts';

const said = words.dedications;

const Names = ({ title, names }: { title: string; names: readonly string[] }) =>
  names.length > 0 && (
    <div className="names">
      <h4>{title}</h4>
      <ul>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </div>
  );

/** One offering as it is read out; beneath it, on the screen only, the donations it comes from. */
export const OfferingNames = ({ group }: { group: OfferingGroup }) => (
  <section className="offering">
    <h3>{group.offering}</h3>
    <Names title={said.living} names={group.living} />
    <Names title={said.deceased} names={group.deceased} />
    {group.donors.length > 0 && (
      <p className="donors">
        {said.offeredBy} {group.donors.join(', ')}
      </p>
    )}
    <ul className="donations no-print" aria-label={said.donations}>
      {group.donations.map(({ donationId, donationNumber, paymentStatus, isSimulated }) => (
        <li key={donationId}>
          <Link to={`/donation/list/view/${donationId}`}>{donationNumber}</Link>
          {(paymentStatus !== 'paid' || isSimulated) && (
            <PaymentStatusBadge status={paymentStatus} isSimulated={isSimulated} />
          )}
        </li>
      ))}
    </ul>
  </section>
);
