import { format } from '../../../language/format.ts';
import type { Column } from '../../../ui/data-list/column.ts';
import { paymentFrequencies, type MembershipType } from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../../lib/queries.ts';
import { KindList } from '../kind-list.tsx';
import { words } from '../words.en.ts';
import { FeesNote } from './fees-note.tsx';
import { typeKind } from './membership-type.kind.ts';
import '../common-data.css';

const { labels } = words.membershipTypes;

function Fees({ fees }: Pick<MembershipType, 'fees'>) {
  const frequencies = useQuery(query(paymentFrequencies.all, { query: { includeInactive: 'true' } }));
  const nameOf = (id: string) => frequencies.data?.find((frequency) => frequency.id === id)?.name ?? '';
  return (
    <ul className="fee-list">
      {fees.map(({ paymentFrequencyId, amount, currency }) => (
        <li key={paymentFrequencyId + currency}>
          <span className="num">{format.money(amount, currency)}</span>{' '}
          <span className="muted">{nameOf(paymentFrequencyId)}</span>
        </li>
      ))}
    </ul>
  );
}

const columns: Column<MembershipType>[] = [
  {
    key: 'code',
    label: labels.code ?? '',
    sortBy: 'code',
    hideBelow: 1000,
    phone: 'hidden',
    cell: ({ code }) => code,
  },
  { key: 'fees', label: labels.fees ?? '', phone: 'full', cell: ({ fees }) => <Fees fees={fees} /> },
];

export default function MembershipTypeListPage() {
  return (
    <KindList
      kind={typeKind}
      sortBy="name"
      beneath={({ description }) => description}
      columns={columns}
      note={<FeesNote />}
    />
  );
}
