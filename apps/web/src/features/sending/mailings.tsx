import type { CertificateMailing } from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSession } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { Badge } from '../../ui/text/badge.tsx';
import { Moment } from '../../ui/text/moment.tsx';
import { sendingQueries, useStopMailing } from './sending.queries.ts';
import { words } from './words.ts';

const said = words.mailing;
const marks = {
  running: { tone: 'info', icon: 'clock' },
  stopped: { tone: 'warning', icon: 'close' },
  done: { tone: 'success', icon: 'tick' },
} as const;

/** The latest mailings, how far they are, and the way to stop one. */
export function Mailings() {
  const { data } = useQuery(sendingQueries.mailings());
  if (!data || data.length === 0) return null;
  return (
    <Card title={said.title}>
      <ul className="sent-list">
        {data.map((mailing) => (
          <Mailing key={mailing.id} mailing={mailing} />
        ))}
      </ul>
    </Card>
  );
}

function Mailing({ mailing }: { mailing: CertificateMailing }) {
  const { can } = useSession();
  const { kind, year, state, total, left } = mailing;
  const name = said.of(words.kinds[kind], year);
  return (
    <li>
      <b>{name}</b>
      <Badge {...marks[state]}>{said.states[state]}</Badge>
      {state === 'running' && (
        <div className="mailing-progress">
          <progress max={total} value={total - left} aria-label={name} />
          <output>{said.progress(total - left, total)}</output>
          {can('manage', 'Donation') && <StopButton id={mailing.id} />}
        </div>
      )}
      <span className="sub">
        {said.counts(mailing)} · {said.startedBy(mailing.createdBy)} · <Moment at={mailing.createdAt} />
      </span>
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
