import { useSearchParams } from 'react-router';
import { SelectField } from '../../../ui/forms/fields/select-field.tsx';
import { words } from '../words.en.ts';

/** The year that the address names; none is all of them. */
export function useYear<Row>(rows: readonly Row[], dayOf: (row: Row) => string) {
  const [search, setSearch] = useSearchParams();
  const years = [...new Set(rows.map((row) => dayOf(row).slice(0, 4)))].toSorted().toReversed();
  const year = search.get('year') ?? '';
  const choose = (chosen: string) => setSearch(chosen ? { year: chosen } : {}, { replace: true });
  return { year, years, choose, shown: rows.filter((row) => dayOf(row).startsWith(year)) };
}

type YearChoiceProps = { year: string; years: readonly string[]; onChoose: (year: string) => void };

export function YearChoice({ year, years, onChoose }: YearChoiceProps) {
  const offered = years.includes(year) || year === '' ? years : [year, ...years];
  return (
    <SelectField
      name="year"
      label={words.history.year}
      value={year}
      options={[
        { value: '', label: words.history.allYears },
        ...offered.map((value) => ({ value, label: value })),
      ]}
      onChange={(event) => onChoose(event.target.value)}
    />
  );
}
