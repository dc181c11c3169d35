import { privacy, type Member } from '@kathok/contract';
import { Suspense } from 'react';
import { format } from '../../../language/format.ts';
import { Link } from '../../../ui/text/link.tsx';
import { LoadingState } from '../../../ui/text/states/loading-state.tsx';
import { usePageHeading } from '../../../ui/text/use-page-heading.ts';
import { MemberCardFace } from '../../papers/index.ts';
import { OwnMember } from '../own-member.tsx';
import { words } from '../words.en.ts';
import { AboutCard } from './about-card.tsx';
import { DuePanel } from './due-panel.tsx';
import { LatestPapers } from './latest-papers.tsx';
import { MessagesCard } from './messages-card.tsx';
import { TotalsCard } from './totals-card.tsx';
import { today } from '../../../lib/today.ts';
import { Card } from '../../../ui/card.tsx';
import { SaveFileButton } from '../../../ui/exports/save-file-button.tsx';

const { data: texts } = words;

/** A copy of everything that the centre holds about the member. */
const DataCard = ({ member }: { member: Member }) => (
  <Card title={texts.title}>
    <div className="form-grid">
      <p className="muted">
        {texts.lead} {texts.erase}
      </p>
      <p>
        <SaveFileButton
          path={privacy.download.path.replace(':id', member.id)}
          fileName={`my-data-${today()}.zip`}
        >
          {texts.download}
        </SaveFileButton>
      </p>
    </div>
  </Card>
);

/** The sentence that matters most about a membership. */
function standingText({ standing, paidUntil, graceUntil }: Member): string {
  const { standing: texts } = words;
  const until = paidUntil && format.day(paidUntil);
  if (standing === 'lifetime') return texts.forLife;
  if (standing === 'current' && until) return texts.paidUntil(until);
  if (standing === 'grace' && until && graceUntil) return texts.graceUntil(until, format.day(graceUntil));
  if (standing === 'lapsed' && until) return texts.lapsed(until);
  return standing in texts.ended ? texts.ended[standing as keyof typeof texts.ended] : texts.applied;
}

/** Where a member arrives: the card, what is due, the latest papers, and how to reach them. */
export default function DetailsPage() {
  return <OwnMember title={words.titles.details}>{(member) => <Details member={member} />}</OwnMember>;
}

function Details({ member }: { member: Member }) {
  const heading = usePageHeading(words.titles.details);
  return (
    <div className="box mine">
      <div className="full">
        <h1 tabIndex={-1} ref={heading}>
          {words.greeting(member.name.split(' ')[0] ?? '')}
        </h1>
        <p className="muted">{standingText(member)}</p>
      </div>
      <div className="stacked">
        <Suspense fallback={<LoadingState rows={4} />}>
          <MemberCardFace memberId={member.id} />
        </Suspense>
        <DuePanel member={member} />
        <p>
          <Link to={`/papers/cards/${member.id}`}>{words.about.card}</Link>
        </p>
      </div>
      <div className="stacked">
        <LatestPapers memberId={member.id} />
        <TotalsCard />
        <AboutCard member={member} />
        <MessagesCard member={member} />
        <DataCard member={member} />
      </div>
    </div>
  );
}
