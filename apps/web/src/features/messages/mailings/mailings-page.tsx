import type { MemberMailing } from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { Badge } from '../../../ui/text/badge.tsx';
import { EmptyState } from '../../../ui/text/empty-state.tsx';
import { ErrorState } from '../../../ui/text/error-state.tsx';
import { LoadingState } from '../../../ui/text/loading-state.tsx';
import { Moment } from '../../../ui/text/moment.tsx';
import { PageHeader } from '../../../ui/text/page-header.tsx';
import { messageQueries, useStopMailing } from '../message.queries.ts';
import { MessageTabs } from '../message-tabs.tsx';
import { words } from '../words.ts';

const said = words.mailings;
const marks = {
  running: { tone: 'info', icon: 'clock' },
  stopped: { tone: 'warning', icon: 'close' },
  done: { tone: 'success', icon: 'tick' },
} as const;

/** What staff wrote to many members, how far it is and what came of it. */
export default function MailingsPage() {
  const { data, error, refetch } = useQuery(messageQueries.mailings());
  const toList = (
    <ButtonLink icon="people" to="/membership-list">
      {said.toList}
    </ButtonLink>
  );
  return (
    <>
      <PageHeader title={words.title} lead={said.lead}>
        {toList}
      </PageHeader>
      <MessageTabs />
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingState rows={5} />}
      {data && data.length === 0 && (
        <EmptyState motif="folio" title={said.emptyTitle}>
          {said.emptyText}
        </EmptyState>
      )}
      {data && data.length > 0 && (
        <Card title={said.title} padded={false}>
          <ul className="mailing-list">
            {data.map((mailing) => (
              <Mailing key={mailing.id} mailing={mailing} />
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}

function Mailing({ mailing }: { mailing: MemberMailing }) {
  const { subject, body, state, total, left, createdBy, createdAt } = mailing;
  const missed = said.missed(mailing);
  return (
    <li>
      <div className="mailing-head">
        <b>{subject}</b>
        <Badge {...marks[state]}>{said.states[state]}</Badge>
      </div>
      {state === 'running' && (
        <div className="row">
          <progress max={total} value={total - left} aria-label={subject} />
          <output>{said.progress(total - left, total)}</output>
          <StopButton id={mailing.id} />
        </div>
      )}
      <span className="sub">
        {said.counts(mailing)}
        {missed && ` · ${missed}`}
      </span>
      <span className="sub">
        {said.by(createdBy)} · <Moment at={createdAt} />
      </span>
      <details>
        <summary>{said.show}</summary>
        <p className="as-typed">{body}</p>
      </details>
    </li>
  );
}

function StopButton({ id }: { id: string }) {
  const [isAsking, setAsking] = useState(false);
  const stop = useStopMailing();
  return (
    <>
      <Button tone="line" onClick={() => setAsking(true)}>
        {said.stop}
      </Button>
      <ConfirmDialog
        title={said.stopTitle}
        open={isAsking}
        onClose={() => setAsking(false)}
        confirmLabel={said.stop}
        tone="danger"
        pending={stop.isPending}
        error={stop.error}
        onConfirm={() => stop.mutate({ params: { id } }, { onSuccess: () => setAsking(false) })}
      >
        {said.stopText}
      </ConfirmDialog>
    </>
  );
}
