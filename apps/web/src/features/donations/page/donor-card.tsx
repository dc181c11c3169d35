import { donorDetails, maskIdentity, eraseDonorBody, type Donation, phoneText } from '@kathok/contract';
import { useState } from 'react';
import { useSession } from '../../../lib/session.ts';
import { printedHint } from '../../../shared/forms/printed-hint.ts';
import { Button } from '../../../ui/button.tsx';
import { Badge } from '../../../ui/text/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { Link } from '../../../ui/text/link.tsx';
import { words } from '../words.en.ts';
import { Fact } from './fact.tsx';
import { canErase } from './donation-state.ts';
import '../../../theme/office/list.css';
import { EraseDrawer } from '../../../shared/erasing/erase-drawer.tsx';
import { useEraseDonor } from '../donation.queries.ts';

/** Erases a donor who never was a member. */
function EraseDonor({ donation, onClose }: { donation: Donation; onClose: () => void }) {
  const { id, donorName, donationNumber } = donation;
  const { mutateAsync } = useEraseDonor();
  return (
    <EraseDrawer
      who="donor"
      name={donorName}
      code={{ field: 'donationNumber', value: donationNumber }}
      schema={eraseDonorBody.omit({ alsoGivenNames: true })}
      erase={(typed, reason, alsoGivenNames) =>
        mutateAsync({ params: { id }, body: { donationNumber: typed, reason, alsoGivenNames } })
      }
      onClose={onClose}
    />
  );
}

const { page } = words;

/** What is shown as it was written; the country is for reports. */
const plainDetails = donorDetails.filter(
  (field) =>
    field !== 'identityType' &&
    field !== 'identityNumber' &&
    field !== 'phone' &&
    field !== 'email' &&
    field !== 'countryId',
);

/** The whole number is shown when asked for, so that a glance over a shoulder does not take it along. */
function Identity({ number }: { number: string }) {
  const [shown, setShown] = useState(false);
  return (
    <span className="num">
      {shown ? number : maskIdentity(number)}{' '}
      <button type="button" className="link" onClick={() => setShown(!shown)}>
        {shown ? page.hide : page.show}
      </button>
    </span>
  );
}

/** Who gave it, and how to reach them. */
export function DonorCard({ donation }: { donation: Donation }) {
  const { can } = useSession();
  const [isErasing, setErasing] = useState(false);
  const { memberId, membershipCode, donorName, identityType, identityNumber, phone, email } = donation;
  const notPrinted = printedHint(donorName);
  const hidden = donation.isAnonymous && (
    <Badge tone="hollow" icon="eyeoff">
      {page.hidden}
    </Badge>
  );
  return (
    <Card title={page.donor} actions={hidden}>
      <dl className="facts">
        <Fact label={words.form.labels.donorName}>
          {memberId && can('read', 'Member') ? (
            <Link to={`/membership-list/view/${memberId}`}>{donorName}</Link>
          ) : (
            donorName
          )}
          {membershipCode && <span className="sub num">{membershipCode}</span>}
          {notPrinted && <span className="sub">{notPrinted}</span>}
        </Fact>
        <Fact label={page.kind}>{words.donorTypes[donation.donorType]}</Fact>
        {identityType && identityNumber && (
          <Fact label={words.identityTypes[identityType]}>
            <Identity number={identityNumber} />
          </Fact>
        )}
        <Fact label={words.form.labels.phone}>
          {phone && (
            <a className="num" href={`tel:${phone}`}>
              {phoneText(phone)}
            </a>
          )}
        </Fact>
        <Fact label={words.form.labels.email}>{email && <a href={`mailto:${email}`}>{email}</a>}</Fact>
        {plainDetails.map((field) => (
          <Fact key={field} label={words.form.labels[field]}>
            {donation[field]}
          </Fact>
        ))}
      </dl>
      {can('manage', 'Member') && canErase(donation) && (
        <Button onClick={() => setErasing(true)}>{page.erase}</Button>
      )}
      {isErasing && <EraseDonor donation={donation} onClose={() => setErasing(false)} />}
    </Card>
  );
}
