import type { Member } from '@kathok/contract';
import { format } from '../../language/format.ts';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useSession } from '../../lib/session.ts';
import { Card } from '../../ui/card.tsx';
import { RecordPage } from '../../ui/text/record-page.tsx';
import { Note } from '../../ui/text/note.tsx';
import { PersonHeader } from '../../ui/text/person-header.tsx';
import { RemovedFees } from '../fees/index.ts';
import { MemberPapers } from '../papers/index.ts';
import { AccountCard } from './account/account-card.tsx';
import { MessageChoiceCard } from './account/message-choice-card.tsx';
import { ContactNote } from './claims/contact-note.tsx';
import { MemberClaims } from './claims/member-claims.tsx';
import { StandingPanel } from './coverage/standing-panel.tsx';
import { DocumentsCard } from './desk/documents-card.tsx';
import { NotesCard } from './desk/notes-card.tsx';
import { StaffBadge } from './desk/staff-badge.tsx';
import { HistoryCard } from './history/history-card.tsx';
import { MemberActions } from './actions/member-actions.tsx';
import { memberQueries } from './member.queries.ts';
import { PersonCard } from './person-card.tsx';
import { PersonalDataCard } from './privacy/personal-data-card.tsx';
import { words as privacyWords } from './privacy/words.en.ts';
import { words } from './words.en.ts';
import './members.css';

const crumbs = [{ label: words.list.title, to: '/membership-list' }];

/** The line beneath the name: code, type, and since when. */
const Facts = ({ member }: { member: Member }) => (
  <>
    {member.nameDzongkha && (
      <span className="in-dzongkha" lang="dz">
        {member.nameDzongkha}
      </span>
    )}
    <span className="num">{member.membershipCode}</span>
    <span>{words.typeAndFrequency(member.membershipType, member.paymentFrequency)}</span>
    <span>
      {words.page[member.standing === 'applied' ? 'applied' : 'since'](format.day(member.joinedOn))}
    </span>
  </>
);

/** What the office keeps about somebody, and hands out. */
function Desk({ member }: { member: Member }) {
  const { can } = useSession();
  return (
    <>
      <NotesCard memberId={member.id} />
      {can('update', 'Member') && <DocumentsCard memberId={member.id} />}
      <PersonalDataCard member={member} />
    </>
  );
}

/** One member: who, how they stand, what happened. */
export default function MemberPage() {
  const { id = '' } = useParams();
  const query = useQuery(memberQueries.detail(id));
  const timeline = useQuery(memberQueries.timeline(id)).data ?? [];

  // The page is made anew for the next member: a link to hand over must not stay under another name.
  return (
    <RecordPage query={query} title={words.page.title} crumbs={crumbs} rows={8} missing={words.page.missing}>
      {(member) => (
        <div className="member-page" key={member.id}>
          <PersonHeader
            name={member.name}
            photo={member.photo}
            crumbs={crumbs}
            beneath={
              <section aria-label={words.page.standing}>
                <StandingPanel member={member} timeline={timeline} />
              </section>
            }
            meta={<Facts member={member} />}
          >
            <MemberActions member={member} />
          </PersonHeader>
          {member.erasedAt && (
            <Note tone="info" title={privacyWords.erased(format.day(member.erasedAt.slice(0, 10)))}>
              {privacyWords.erasedText}
            </Note>
          )}
          {member.warnings.map(({ property, message }) => (
            <Note key={property} tone="warning">
              {message}
            </Note>
          ))}
          {member.isContactDoubtful && <ContactNote member={member} />}
          <div className="cols-2">
            <div>
              <HistoryCard timeline={timeline} />
              <RemovedFees memberId={member.id} />
              <MemberPapers memberId={member.id} name={member.name} />
            </div>
            <div>
              <MemberClaims memberId={member.id} />
              <PersonCard member={member} />
              {!member.erasedAt && <AccountCard member={member} />}
              {!member.erasedAt && <MessageChoiceCard member={member} />}
              {member.remarks && (
                <Card title={words.page.remarks} actions={<StaffBadge />}>
                  <p className="as-typed">{member.remarks}</p>
                </Card>
              )}
              {!member.erasedAt && <Desk member={member} />}
            </div>
          </div>
        </div>
      )}
    </RecordPage>
  );
}
