import { format } from '../../../language/format.ts';
import type { DonationPurpose } from '@kathok/contract';
import type { Column } from '../../../ui/data-list/column.ts';
import { KindList } from '../kind-list.tsx';
import { words } from '../words.en.ts';
import { purposeKind } from './donation-purpose.kind.ts';

const { labels } = words.donationPurposes;

function spanText(startsOn: string | null, endsOn: string | null): string {
  if (startsOn && endsOn) return words.fromUntil(format.day(startsOn), format.day(endsOn));
  if (startsOn) return words.from(format.day(startsOn));
  return endsOn ? words.until(format.day(endsOn)) : words.always;
}

const columns: Column<DonationPurpose>[] = [
  {
    key: 'span',
    label: words.span,
    sortBy: 'startsOn',
    phone: 'full',
    cell: ({ startsOn, endsOn }) => spanText(startsOn, endsOn),
  },
  {
    key: 'target',
    label: labels.targetAmount ?? '',
    align: 'end',
    hideBelow: 1000,
    phone: 'hidden',
    cell: ({ targetAmount }) => (
      <span className="num">{targetAmount ? format.money(targetAmount, 'BTN') : '–'}</span>
    ),
  },
];

export default function DonationPurposeListPage() {
  return (
    <KindList kind={purposeKind} sortBy="name" beneath={({ description }) => description} columns={columns} />
  );
}
