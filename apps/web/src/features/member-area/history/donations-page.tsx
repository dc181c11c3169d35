import type { DedicatedDay, Member } from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import { format } from '../../../language/format.ts';
import { ReadDays } from '../../../shared/ritual-days/read-days.tsx';
import '../../../shared/ritual-days/read-days.css';
import { ButtonLink } from '../../../ui/button.tsx';
import { OwnMember } from '../own-member.tsx';
import { ownQueries } from '../own.queries.ts';
import { words } from '../words.en.ts';
import { HistoryPage } from './history-page.tsx';

const { history: texts, titles } = words;

export default function DonationsPage() {
  return <OwnMember title={titles.donations}>{(member) => <Donations member={member} />}</OwnMember>;
}

/** When the names that go with it were read, or will be. */
const readingOf = ({ days }: { days: readonly DedicatedDay[] }) =>
  days.length > 0 ? <ReadDays days={days} /> : null;

function Donations({ member }: { member: Member }) {
  const query = useQuery(ownQueries.donations(member.id));
  return (
    <HistoryPage
      title={titles.donations}
      lead={texts.donationsLead}
      action={
        <ButtonLink tone="primary" icon="donation" to={`/membership-details/${member.id}/make-donation`}>
          {titles.donate}
        </ButtonLink>
      }
      query={query}
      kind="donation"
      dayOf={({ donatedOn }) => donatedOn}
      titleOf={({ purpose }) => purpose}
      beneath={({ donatedOn, receiptNumber, reference }) =>
        words.papers.line(format.day(donatedOn), receiptNumber ?? reference)
      }
      moreOf={readingOf}
      empty={{ title: texts.noDonations, text: texts.noDonationsText }}
    />
  );
}
