import { KindList } from '../kind-list.tsx';
import { words } from '../words.en.ts';
import { countryKind } from './country.kind.ts';

const { labels } = words.countries;

export default function CountryListPage() {
  return (
    <KindList
      kind={countryKind}
      sortBy="name"
      columns={[
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
      ]}
    />
  );
}
