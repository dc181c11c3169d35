import type { CertificateKind, MailingReport } from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { format } from '../../language/format.ts';
import { useSession } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { ErrorState } from '../../ui/text/states/error-state.tsx';
import { Link } from '../../ui/text/link.tsx';
import { LoadingState } from '../../ui/text/states/loading-state.tsx';
import { Note } from '../../ui/text/note.tsx';
import { sendingQueries, useStartMailing } from './sending.queries.ts';
import { words } from './words.en.ts';

const said = words.report;

/** Who would get a mail, who would not, and the button that sends it to everyone. */
export function MailingReportCard({ kind, year }: { kind: CertificateKind; year: number }) {
  const { data, error, refetch } = useQuery(sendingQueries.report(kind, year));
  const { can } = useSession();
  const mailings = useQuery(sendingQueries.mailings());
  const states = mailings.data?.map(({ id, state }) => `${id} ${state}`).join();
  // A mailing that ends has changed who is left, also one that was never seen running.
  useEffect(() => {
    if (states !== undefined) void refetch();
  }, [states, refetch]);
  if (!data)
    return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <LoadingState rows={4} />;
  return (
    <>
      <Card title={said.title}>
        <dl className="mailing-figures">
          {(['reachable', 'alreadySent', 'unreachable'] as const).map((name) => (
            <div key={name}>
              <dt>{said[name]}</dt>
              <dd className="num">{format.number(data[name])}</dd>
            </div>
          ))}
        </dl>
        {!data.hasMailAccount && (
          <Note tone="warning">
            {said.noMailAccount} {can('manage', 'all') && <Link to="/settings">{said.toSettings}</Link>}
          </Note>
        )}
        {!data.isMessageOn && (
          <Note tone="warning">
            {said.switchedOff}{' '}
            {can('manage', 'Master') && (
              <Link to="/notifications/templates?kind=certificate_ready">{said.toSwitch}</Link>
            )}
          </Note>
        )}
        {data.reachable === 0 && <p className="muted">{said.nobody}</p>}
        {data.reachable > 0 && data.hasMailAccount && data.isMessageOn && can('manage', 'Donation') && (
          <SendToAll report={data} />
        )}
      </Card>
      {data.unreachable > 0 && <Unreachable report={data} />}
    </>
  );
}

function SendToAll({ report: { kind, year, reachable } }: { report: MailingReport }) {
  const [isAsking, setAsking] = useState(false);
  const start = useStartMailing();
  return (
    <div className="row">
      <Button tone="primary" icon="mail" onClick={() => setAsking(true)}>
        {said.send(reachable)}
      </Button>
      <ConfirmDialog
        title={said.confirmTitle(words.kinds[kind], year)}
        open={isAsking}
        onClose={() => setAsking(false)}
        confirmLabel={said.send(reachable)}
        pending={start.isPending}
        error={start.error}
        onConfirm={() => start.mutate({ body: { kind, year } }, { onSuccess: () => setAsking(false) })}
      >
        {said.confirmText(reachable)}
      </ConfirmDialog>
    </div>
  );
}

const Unreachable = ({ report: { unreachable, unreachablePeople } }: { report: MailingReport }) => (
  <Card title={said.unreachableTitle(unreachable)}>
    <p className="muted">{said.unreachableText}</p>
    <ul className="sent-list">
      {unreachablePeople.map(({ memberId, name, membershipCode, reason }, place) => (
        <li key={memberId ?? `${place} ${name}`}>
          {memberId ? <Link to={`/membership-list/view/${memberId}`}>{name}</Link> : <span>{name}</span>}
          <span className="muted">{said.reasons[reason]}</span>
          {membershipCode && <span className="sub ltr">{membershipCode}</span>}
        </li>
      ))}
    </ul>
    {unreachablePeople.length < unreachable && (
      <p className="muted">{said.first(unreachablePeople.length, unreachable)}</p>
    )}
  </Card>
);
