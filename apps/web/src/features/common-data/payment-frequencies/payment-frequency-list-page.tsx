import { KindList } from '../kind-list.tsx';
import { words } from '../words.en.ts';
import { frequencyKind } from './payment-frequency.kind.ts';

export default function PaymentFrequencyListPage() {
  return (
    <KindList
      kind={frequencyKind}
      sortBy="months"
      columns={[
        {
          key: 'months',
          label: words.frequency,
          sortBy: 'months',
          phone: 'full',
          cell: ({ months }) => words.months(months),
        },
      ]}
    />
  );
}
