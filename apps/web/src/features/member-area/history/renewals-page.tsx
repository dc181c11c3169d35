import type { Member, MembershipFeeRow } from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import { format } from '../../../language/format.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { OwnMember } from '../own-member.tsx';
import { ownQueries } from '../own.queries.ts';
import { words } from '../words.en.ts';
import { HistoryPage } from './history-page.tsx';

const { history: texts, titles } = words;

export default function RenewalsPage() {
  return <OwnMember title={titles.renewals}>{(member) => <Renewals member={member} />}</OwnMember>;
}

const titleOf = ({ kind, membershipType, paymentFrequency }: MembershipFeeRow) =>
  kind === 'registration' ? texts.registration(membershipType) : `${membershipType}, ${paymentFrequency}`;

function Renewals({ member }: { member: Member }) {
  const query = useQuery(ownQueries.fees(member.id));
  const offer = useQuery(ownQueries.offer(member.id)).data;
  return (
    <HistoryPage
      title={titles.renewals}
      lead={texts.renewalsLead}
      action={
        offer && (
          <ButtonLink
            tone="primary"
            icon="renew"
            to={`/membership-details/${member.id}/renew-membership-fee`}
          >
            {titles.renew}
          </ButtonLink>
        )
      }
      query={query}
      kind="fee"
      dayOf={({ paidOn, periodFrom }) => paidOn ?? periodFrom}
      titleOf={titleOf}
      beneath={({ periodFrom, periodTo }) =>
        texts.period(format.day(periodFrom), periodTo && format.day(periodTo))
      }
      empty={{ title: texts.noFees, text: texts.noFeesText }}
    />
  );
}
