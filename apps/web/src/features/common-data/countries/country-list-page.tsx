import type { Country } from '@kathok/contract';
import type { Column } from '../../../ui/data-list/column.ts';
import { KindList } from '../kind-list.tsx';
import { words } from '../words.en.ts';
import { countryKind } from './country.kind.ts';

const { labels } = words.countries;

const columns: Column<Country>[] = [
  { key: 'isoCode', label: labels.isoCode ?? '', sortBy: 'isoCode', cell: ({ isoCode }) => isoCode },
  {
    key: 'dialCode',
    label: labels.dialCode ?? '',
    sortBy: 'dialCode',
    cell: ({ dialCode }) => <span className="num">{dialCode}</span>,
  },
  {
    key: 'currency',
    label: labels.currency ?? '',
    sortBy: 'currency',
    hideBelow: 1000,
    cell: ({ currency }) => currency,
  },
];

export default function CountryListPage() {
  return <KindList kind={countryKind} sortBy="name" columns={columns} />;
}
