import type { AnswersFor } from '../site/answers.ts';
import { createDonation } from '../pay/calls.ts';
import { useAddress } from '../site/address.ts';
import { useSession } from '../../lib/session.ts';
import { DonationForm } from '../../shared/donation-form/donation-form.tsx';
import { askedDonation } from '../../shared/donation-form/use-donation.ts';
import { words } from './words.en.ts';

/** The donation of a guest who comes for names to be read: it begins with them. */
export default function NamesPage({ answers: { offers } }: { answers: AnswersFor<'offers'> }) {
  const { search } = useAddress();
  const { user } = useSession();
  const ownForm = user?.memberId ? `/membership-details/${user.memberId}/make-donation` : '/donate';
  return (
    <div className="box">
      <DonationForm
        purposes={offers}
        asked={askedDonation(search)}
        beginsWithNames
        create={createDonation}
        aside={
          <p className="hint">
            {words.isMember} <a href={ownForm + search}>{words.asMember}</a>
          </p>
        }
      />
    </div>
  );
}
