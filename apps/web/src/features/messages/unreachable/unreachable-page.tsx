import {
  mostCounted,
  reminders,
  unheardReasons,
  type UnheardReason,
  type UnreachableMember,
  phoneText,
} from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import { format } from '../../../language/format.ts';
import { useSession } from '../../../lib/session.ts';
import { today } from '../../../lib/today.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import type { Column } from '../../../ui/data-list/column.ts';
import { ListPage } from '../../../ui/data-list/list-page.tsx';
import { useListState } from '../../../ui/data-list/use-list-state.ts';
import { SaveFileButton } from '../../../ui/exports/save-file-button.tsx';
import { Link } from '../../../ui/text/link.tsx';
import { Note } from '../../../ui/text/note.tsx';
import { CannotSend } from '../cannot-send/cannot-send.tsx';
import { messageQueries } from '../message.queries.ts';
import { MessageTabs, sumText } from '../message-tabs.tsx';
import { words } from '../words.en.ts';

const said = words.unreachable;

const contactOf = ({ email, phone }: UnreachableMember) => email ?? (phone ? phoneText(phone) : '');

const columns: Column<UnreachableMember>[] = [
  {
    key: 'name',
    label: said.member,
    sortBy: 'name',
    phone: 'full',
    cell: ({ id, name, membershipCode }) => (
      <>
        <Link className="who" to={`/membership-list/view/${id}`}>
          {name}
        </Link>
        <span className="sub num ltr">{membershipCode}</span>
      </>
    ),
  },
  {
    key: 'type',
    label: said.type,
    hideBelow: 1000,
    phone: 'hidden',
    cell: ({ membershipType, dzongkhag }) => [membershipType, dzongkhag].filter(Boolean).join(', '),
  },
  {
    key: 'reason',
    label: said.why,
    cell: (member) => said.whys[member.reason](contactOf(member)),
  },
  {
    key: 'paidUntil',
    label: said.paidUntil,
    cell: ({ paidUntil }) => (paidUntil ? format.day(paidUntil) : said.forLife),
  },
];
const helps: Column<UnreachableMember> = {
  key: 'helps',
  label: said.helps,
  cell: ({ id, reason }) =>
    reason === 'opted_out' ? (
      <span className="muted">{said.whatHelps.opted_out}</span>
    ) : (
      <Link to={`/membership-list/edit/${id}`}>{said.whatHelps[reason]}</Link>
    ),
};

/** Who hears nothing from us, why, and the way to what helps. */
export default function UnreachablePage() {
  const list = useListState({ sortBy: 'name', order: 'ASC', filters: ['reason'] });
  const query = useQuery(messageQueries.unreachable(list.query));
  const { unreachable: counts, waiting } = useQuery(messageQueries.counts()).data ?? {};
  const ways = useQuery(messageQueries.ways()).data;
  const { can } = useSession();
  const view = (reason?: UnheardReason) => ({
    label: said.views[reason ?? 'all'],
    filters: reason ? { reason } : {},
    ...(reason && counts && { count: Math.min(counts[reason], mostCounted) }),
    isCountExact: !reason || !counts || counts[reason] <= mostCounted,
  });
  return (
    <>
      <ListPage
        title={words.title}
        lead={said.lead}
        list={list}
        query={query}
        columns={can('update', 'Member') ? [...columns, helps] : columns}
        rowKey={({ id }) => id}
        search={said.search}
        views={[view(), ...unheardReasons.map(view)]}
        empty={{ motif: 'wheel', title: said.emptyTitle, text: said.emptyText }}
      >
        <MessageTabs />
        {ways && waiting && <NotSetUp ways={ways} waiting={waiting} />}
        {counts && waiting && <Figures counts={counts} waiting={waiting} />}
      </ListPage>
    </>
  );
}

type Waiting = { email: number; sms: number };
type FiguresProps = { counts: Record<UnheardReason, number>; waiting: Waiting };

function Figures({ counts, waiting }: FiguresProps) {
  const shown = unheardReasons.filter((reason) => reason !== 'no_way' || counts.no_way > 0);
  return (
    <Card title={said.heading(sumText(Object.values(counts)))} padded={false} className="unheard">
      <dl className="unheard-figures">
        {shown.map((reason) => (
          <div key={reason}>
            <dt className="muted">{said.reasons[reason]}</dt>
            <dd className="num">{sumText([counts[reason]])}</dd>
          </div>
        ))}
      </dl>
      <Instead counts={counts} waiting={waiting} />
    </Card>
  );
}

/** What can be done for those whom no message reaches. */
function Instead({ counts, waiting }: FiguresProps) {
  const { can } = useSession();
  if (!can('manage', 'Member')) return null;
  return (
    <div className="row unheard-instead">
      <ButtonLink icon="print" to="/notifications/remind?way=letter">
        {said.letters.button}
      </ButtonLink>
      {counts.no_way + counts.failed + waiting.sms > 0 && (
        <SaveFileButton
          icon="phone"
          tone="line"
          path={reminders.callSheet.path}
          fileName={said.callSheet.file(today())}
        >
          {said.callSheet.button}
        </SaveFileButton>
      )}
    </div>
  );
}

/** Nothing is wrong with the contacts of these: one thing helps, and it is done once. */
function NotSetUp({ ways, waiting }: { ways: { hasMail: boolean; hasSms: boolean }; waiting: Waiting }) {
  const { can } = useSession();
  const { email, sms } = waiting;
  if (!ways.hasMail && !ways.hasSms)
    return <CannotSend ways={ways}>{said.waiting(sumText([email]), sumText([sms]))}</CannotSend>;
  const way = email > 0 ? 'email' : 'sms';
  if (waiting[way] === 0) return null;
  return (
    <div className="above-list">
      <Note tone="warning">
        <p>{said.waitingOne[way](sumText([waiting[way]]))}</p>
        {can('manage', 'all') && <ButtonLink to="/settings#part-messages">{said.setUp[way]}</ButtonLink>}
      </Note>
    </div>
  );
}
