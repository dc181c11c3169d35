import { reminderKinds, type UpcomingGroup } from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSession } from '../../../lib/session.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/text/states/empty-state.tsx';
import { ErrorState } from '../../../ui/text/states/error-state.tsx';
import { Link } from '../../../ui/text/link.tsx';
import { LoadingState } from '../../../ui/text/states/loading-state.tsx';
import { Note } from '../../../ui/text/note.tsx';
import { PageHeader } from '../../../ui/text/page-header.tsx';
import { messageQueries, usePause } from '../message.queries.ts';
import { MessageTabs } from '../message-tabs.tsx';
import { words } from '../words.en.ts';
import { CannotSend } from '../cannot-send/cannot-send.tsx';
import { words as remindWords } from '../remind/words.en.ts';
import { Agenda } from './agenda.tsx';
import { Recipients } from './recipients.tsx';

/** Which reminders leave on the next days, and who gets them. */
export default function UpcomingPage() {
  const { data, error, refetch } = useQuery(messageQueries.upcoming());
  const ways = useQuery(messageQueries.ways()).data;
  const [chosen, setChosen] = useState<UpcomingGroup>();
  const { can } = useSession();
  const shown = chosen ?? data?.[0];
  const off = reminderKinds.filter((kind) => ways?.off.includes(kind));
  return (
    <>
      <PageHeader title={words.title} lead={words.lead}>
        {ways && can('manage', 'Master') && <PauseButton isPaused={ways.isPaused} />}
        {can('manage', 'Member') && (
          <ButtonLink icon="mail" tone="primary" to="/notifications/remind">
            {remindWords.open}
          </ButtonLink>
        )}
      </PageHeader>
      <MessageTabs />
      {ways && <CannotSend ways={ways}>{words.noWay}</CannotSend>}
      {ways?.isPaused && (
        <div className="above-list">
          <Note tone="warning">{words.paused}</Note>
        </div>
      )}
      {off.length > 0 && (
        <div className="above-list">
          <Note tone="warning">
            {words.upcoming.off(off.map((kind) => words.templates.kinds[kind]).join(', '))}{' '}
            {can('manage', 'Master') && (
              <Link to={`/notifications/templates?kind=${off[0]}`}>{words.upcoming.toSwitch}</Link>
            )}
          </Note>
        </div>
      )}
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingState rows={8} />}
      {data && data.length === 0 && (
        <EmptyState
          motif="wheel"
          title={words.upcoming.emptyTitle}
          action={
            can('manage', 'Master') && <Link to="/settings#part-membership">{words.upcoming.toDays}</Link>
          }
        >
          {words.upcoming.emptyText}
        </EmptyState>
      )}
      {data && shown && (
        <div className="messages-columns">
          <Agenda groups={data} chosen={shown} onChoose={setChosen} />
          <Recipients group={shown} />
        </div>
      )}
    </>
  );
}

function PauseButton({ isPaused }: { isPaused: boolean }) {
  const pause = usePause();
  return (
    <Button
      tone="line"
      pending={pause.isPending}
      onClick={() => pause.mutate({ body: { areRemindersPaused: !isPaused } })}
    >
      {isPaused ? words.resume : words.pause}
    </Button>
  );
}
