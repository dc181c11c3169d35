import type { Delivery } from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { toast } from '../../ui/overlays/toast-store.ts';
import { Badge } from '../../ui/text/badge.tsx';
import { ErrorState } from '../../ui/text/states/error-state.tsx';
import { LoadingState } from '../../ui/text/states/loading-state.tsx';
import { Moment } from '../../ui/text/moment.tsx';
import { Note } from '../../ui/text/note.tsx';
import { CannotSend } from '../messages/index.ts';
import { type SendablePaper, sendingQueries, useSendPaper } from './sending.queries.ts';
import { words } from './words.en.ts';
import './sending.css';

/** The button that opens what was sent of a paper, and sends it again. */
export function SendPaper({ paper }: { paper: SendablePaper }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button tone="line" icon="mail" onClick={() => setOpen(true)}>
        {words.send.open}
        <span className="hidden"> {paper.number}</span>
      </Button>
      {isOpen && <SendDrawer paper={paper} onClose={() => setOpen(false)} />}
    </>
  );
}

function SendDrawer({ paper, onClose }: { paper: SendablePaper; onClose: () => void }) {
  const { data, error, refetch } = useQuery(sendingQueries.deliveries(paper));
  const send = useSendPaper(paper);
  const sendTo = (recipient: string) =>
    send.mutate(
      { params: { id: paper.id }, body: { recipient } },
      {
        onSuccess: () => {
          toast.success(words.send.sent);
          onClose();
        },
      },
    );
  return (
    <Dialog side open title={words.send.title(paper.number)} onClose={onClose}>
      <div className="form-grid">
        {error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!data && !error && <LoadingState rows={4} />}
        {data && data.address === null && <Note tone="warning">{words.send.noAddress}</Note>}
        {data?.address && (
          <CannotSend ways={{ hasMail: data.hasMailAccount }}>{words.send.printInstead}</CannotSend>
        )}
        {data?.address && data.hasMailAccount && (
          <>
            <p>
              {words.send.to}
              <b className="send-address ltr">{data.address}</b>
            </p>
            {send.error && <ErrorState error={send.error} />}
            <div className="row">
              <Button
                tone="primary"
                icon="mail"
                pending={send.isPending}
                onClick={() => sendTo(data.address!)}
              >
                {words.send.confirm(data.address)}
              </Button>
            </div>
          </>
        )}
        {data && <History deliveries={data.deliveries} />}
      </div>
    </Dialog>
  );
}

const marks = {
  queued: { tone: 'info', icon: 'clock' },
  sent: { tone: 'success', icon: 'tick' },
  failed: { tone: 'danger', icon: 'warn' },
  kept: { tone: 'warning', icon: 'save' },
} as const;

const History = ({ deliveries }: { deliveries: Delivery[] }) => (
  <section>
    <h3>{words.send.history}</h3>
    {deliveries.length === 0 && <p className="muted">{words.send.none}</p>}
    <ul className="sent-list">
      {deliveries.map((delivery) => (
        <li key={delivery.id}>
          <span className="ltr">{delivery.recipient}</span>
          <Badge {...marks[delivery.status]}>{words.send.statuses[delivery.status]}</Badge>
          <span className="sub">
            {words.send.causes[delivery.cause]} {delivery.requestedBy && words.send.by(delivery.requestedBy)}
            {' · '}
            <Moment at={delivery.sentAt ?? delivery.createdAt} />
          </span>
          {delivery.reason && <span className="sub">{delivery.reason}</span>}
          {delivery.status === 'kept' && <span className="sub">{words.send.kept}</span>}
        </li>
      ))}
    </ul>
  </section>
);
