import type { CertificateState, PersonOfYear, YearReport } from '@kathok/contract';
import { format } from '../../../language/format.ts';
import { useSession } from '../../../lib/session.ts';
import { Button } from '../../../ui/button.tsx';
import type { Column } from '../../../ui/data-list/column.ts';
import { toast } from '../../../ui/overlays/toast-store.ts';
import { Badge } from '../../../ui/text/badge.tsx';
import { Link } from '../../../ui/text/link.tsx';
import { SendPaper } from '../send-paper.tsx';
import { useReissue } from '../sending.queries.ts';
import { words } from './words.en.ts';

const said = words.list;

const marks = {
  no_identity: { tone: 'warning', icon: 'warn' },
  not_issued: { tone: 'hollow', icon: 'ring' },
  changed: { tone: 'warning', icon: 'warn' },
  to_send: { tone: 'info', icon: 'mail' },
  on_paper: { tone: 'neutral', icon: 'print' },
  sent: { tone: 'success', icon: 'tick' },
  failed: { tone: 'danger', icon: 'warn' },
  replaced: { tone: 'warning', icon: 'renew' },
} as const satisfies Record<CertificateState, object>;

export const peopleColumns = ({ year, currency, hasMailAccount }: YearReport): Column<PersonOfYear>[] => [
  {
    key: 'name',
    label: said.person,
    sortBy: 'name',
    phone: 'full',
    cell: (person) => (
      <>
        <Person {...person} />
        <span className="sub ltr">
          {[person.membershipCode, person.certificateNumber].filter(Boolean).join(' · ')}
        </span>
      </>
    ),
  },
  {
    key: 'dzongkhag',
    label: said.dzongkhag,
    sortBy: 'dzongkhag',
    hideBelow: 1000,
    cell: ({ dzongkhag }) => dzongkhag,
  },
  {
    key: 'way',
    label: said.way,
    hideBelow: 1000,
    phone: 'hidden',
    cell: ({ way }) => <span className="muted">{said.ways[way]}</span>,
  },
  {
    key: 'state',
    label: said.state,
    cell: (person) => (
      <div className="row">
        <Badge {...marks[person.state]}>
          {person.state === 'to_send' && !hasMailAccount ? said.waitsForMail : said.states[person.state]}
        </Badge>
        <WhatHelps person={person} canSend={hasMailAccount} />
      </div>
    ),
  },
  {
    key: 'amount',
    label: said.amount(year),
    sortBy: 'amount',
    align: 'end',
    cell: ({ amount }) => <b className="num ltr">{format.money(amount, currency)}</b>,
  },
];

function Person({ name, certificateId, memberId }: PersonOfYear) {
  const to = certificateId
    ? `/papers/certificates/${certificateId}`
    : memberId && `/membership-list/view/${memberId}`;
  return to ? (
    <Link className="who" to={to}>
      {name}
    </Link>
  ) : (
    <span className="who">{name}</span>
  );
}

/** What is to be done about this one. */
function WhatHelps({ person, canSend }: { person: PersonOfYear; canSend: boolean }) {
  const { can } = useSession();
  const reissue = useReissue();
  const { name, state, memberId, certificateId: id, certificateNumber: number } = person;
  if (state === 'no_identity')
    return memberId && can('update', 'Member') ? (
      <Link to={`/membership-list/edit/${memberId}`}>{said.complete}</Link>
    ) : null;
  if (id === null || number === null || !can('update', 'Donation')) return null;
  if (state === 'on_paper') return null;
  if (state !== 'changed' && !canSend) return null;
  if (state !== 'changed') return <SendPaper paper={{ kind: 'certificate', id, number }} />;
  const issueAnew = () =>
    reissue.mutate(
      { params: { id }, body: { reason: said.reason } },
      { onSuccess: () => toast.success(said.issuedAnew(name)), onError: (error) => toast.failure(error) },
    );
  return (
    <Button tone="quiet" pending={reissue.isPending} onClick={issueAnew}>
      {said.issueAnew}
      <span className="hidden"> {name}</span>
    </Button>
  );
}
