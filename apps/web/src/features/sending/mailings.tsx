import type { CertificateMailing } from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../lib/session.ts';
import { Card } from '../../ui/card.tsx';
import { MailingLine } from '../messages/index.ts';
import { sendingQueries, useStopMailing } from './sending.queries.ts';
import { words } from './words.en.ts';

const said = words.mailing;

/** The latest mailings, how far they are, and the way to stop one. */
export function Mailings() {
  const { data } = useQuery(sendingQueries.mailings());
  if (!data || data.length === 0) return null;
  return (
    <Card title={said.title} padded={false}>
      <ul className="mailing-list">
        {data.map((mailing) => (
          <Sent key={mailing.id} mailing={mailing} />
        ))}
      </ul>
    </Card>
  );
}

function Sent({ mailing }: { mailing: CertificateMailing }) {
  const { can } = useSession();
  const stop = useStopMailing();
  return (
    <MailingLine
      mailing={mailing}
      name={said.of(words.kinds[mailing.kind], mailing.year)}
      stop={can('manage', 'Donation') ? stop : undefined}
      stopText={said.stopText}
    />
  );
}
