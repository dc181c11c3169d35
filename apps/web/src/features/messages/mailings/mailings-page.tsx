import { type MemberMailing, memberMailings } from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import { today } from '../../../lib/today.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { SaveFileButton } from '../../../ui/exports/save-file-button.tsx';
import { EmptyState } from '../../../ui/text/states/empty-state.tsx';
import { ErrorState } from '../../../ui/text/states/error-state.tsx';
import { LoadingState } from '../../../ui/text/states/loading-state.tsx';
import { PageHeader } from '../../../ui/text/page-header.tsx';
import { messageQueries, useStopMailing } from '../message.queries.ts';
import { MessageTabs } from '../message-tabs.tsx';
import { titles } from '../titles.en.ts';
import { words as remindWords } from '../remind/words.en.ts';
import { words } from './words.en.ts';
import { MailingLine } from './mailing-line.tsx';

const said = words.mailings;
/** What staff wrote to many members, how far it is and what came of it. */
export default function MailingsPage() {
  const { data, error, refetch } = useQuery(messageQueries.mailings());
  const remind = (
    <ButtonLink icon="mail" tone="primary" to="/notifications/remind">
      {remindWords.open}
    </ButtonLink>
  );
  return (
    <>
      <PageHeader title={titles.messages} lead={said.lead}>
        {remind}
      </PageHeader>
      <MessageTabs />
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingState rows={5} />}
      {data && data.length === 0 && (
        <EmptyState motif="folio" title={said.emptyTitle} action={remind}>
          {said.emptyText}
        </EmptyState>
      )}
      {data && data.length > 0 && (
        <Card title={said.title} padded={false}>
          <ul className="mailing-list">
            {data.map((mailing) => (
              <Written key={mailing.id} mailing={mailing} />
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}

function Written({ mailing }: { mailing: MemberMailing }) {
  return (
    <MailingLine
      mailing={mailing}
      name={mailing.subject}
      stop={useStopMailing()}
      stopText={said.stopText}
      note={said.missed(mailing)}
    >
      {mailing.letters > 0 && (
        <div className="row">
          <SaveFileButton
            icon="print"
            path={memberMailings.letters.path.replace(':id', mailing.id)}
            fileName={said.lettersFile(today())}
          >
            {said.printLetters}
          </SaveFileButton>
        </div>
      )}
      <details>
        <summary>{said.show}</summary>
        <p className="as-typed">{mailing.body}</p>
      </details>
    </MailingLine>
  );
}
