import { format } from '../../../language/format.ts';
import type { Donation } from '@kathok/contract';
import { Card } from '../../../ui/card.tsx';
import { Link } from '../../../ui/text/link.tsx';
import { Note } from '../../../ui/text/note.tsx';
import { words } from '../words.en.ts';

const { form } = words;

function outcome({ receiptNumber, paymentStatus, reference }: Donation): string {
  if (receiptNumber) return form.saved(receiptNumber);
  return paymentStatus === 'pending' ? form.savedPending : form.savedUnpaid(reference);
}

/** What became of the last one. It is read out, while the focus is back at the top. */
export const SavedNote = ({ donation }: { donation: Donation | undefined }) => (
  <output className="saved-note">
    {donation && (
      <Note tone="success" title={outcome(donation)}>
        {form.savedLine(
          format.money(donation.amount, donation.currency),
          donation.donorName,
          donation.purpose,
        )}{' '}
        <Link to={`/donation/list/view/${donation.id}`}>{form.open}</Link>
      </Note>
    )}
  </output>
);

/** The donations of this sitting, newest first. */
export const SavedDonations = ({ donations }: { donations: readonly Donation[] }) => (
  <Card title={form.justNow}>
    {donations.length === 0 ? (
      <p className="muted">{form.justNowEmpty}</p>
    ) : (
      <ol className="saved-donations">
        {donations.map(({ id, donorName, purpose, receiptNumber, reference, amount, currency }) => (
          <li key={id}>
            <Link className="who" to={`/donation/list/view/${id}`}>
              {donorName}
            </Link>
            <b className="num">{format.money(amount, currency)}</b>
            <span className="sub">{purpose}</span>
            <span className="sub num">{receiptNumber ?? reference}</span>
          </li>
        ))}
      </ol>
    )}
  </Card>
);
