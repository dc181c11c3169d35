import type { PaymentFrequency } from '@kathok/contract';
import type { Column } from '../../../ui/data-list/column.ts';
import { KindList } from '../kind-list.tsx';
import { words } from '../words.en.ts';
import { frequencyKind } from './payment-frequency.kind.ts';

const columns: Column<PaymentFrequency>[] = [
  {
    key: 'months',
    label: words.frequency,
    sortBy: 'months',
    phone: 'full',
    cell: ({ months }) => words.months(months),
  },
];

export default function PaymentFrequencyListPage() {
  return <KindList kind={frequencyKind} sortBy="months" columns={columns} />;
}
