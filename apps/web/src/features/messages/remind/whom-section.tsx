import { dzongkhags, membershipTypes } from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../../lib/queries.ts';
import { today } from '../../../lib/today.ts';
import { SelectField } from '../../../ui/forms/fields/select-field.tsx';
import { Link } from '../../../ui/text/link.tsx';
import { endOf, ends, type End, filtersOf, isChosenElsewhere } from './who.ts';
import { words } from './words.en.ts';

type WhomSectionProps = {
  filters: Record<string, string>;
  count: number | undefined;
  onChange: (change: Record<string, string>) => void;
};

const offer = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }));

/** Who is meant: by when their paid days end, or as the register has chosen. */
export function WhomSection({ filters, count, onChange }: WhomSectionProps) {
  const types = useQuery({ ...query(membershipTypes.all, {}), staleTime: 300_000 }).data ?? [];
  const end = endOf(filters, today());
  return (
    <section aria-labelledby="remind-whom">
      <h2 id="remind-whom">
        {words.whom} {count !== undefined && <b className="num">{words.count(count)}</b>}
      </h2>
      {isChosenElsewhere(filters) && (
        <p>
          {words.chosen} <Link to="/membership-list">{words.toRegister}</Link>
        </p>
      )}
      <div className="whom-choices">
        <SelectField
          label={words.end}
          name="end"
          value={end ?? ''}
          options={[
            ...(end === undefined ? [{ value: '', label: words.otherDays }] : []),
            ...ends.map((value) => ({ value, label: words.ends[value] })),
          ]}
          onChange={({ target }) => onChange(filtersOf(target.value as End, today()))}
        />
        <SelectField
          label={words.type}
          name="membershipTypeId"
          value={filters['membershipTypeId'] ?? ''}
          placeholder={words.allTypes}
          options={types.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={({ target }) => onChange({ membershipTypeId: target.value })}
        />
        <SelectField
          label={words.dzongkhag}
          name="dzongkhag"
          value={filters['dzongkhag'] ?? ''}
          placeholder={words.allDzongkhags}
          options={dzongkhags.map((value) => ({ value, label: value }))}
          onChange={({ target }) => onChange({ dzongkhag: target.value })}
        />
        <SelectField
          label={words.quiet}
          name="quietDays"
          value={filters['quietDays'] ?? ''}
          options={offer(words.quietDays)}
          onChange={({ target }) => onChange({ quietDays: target.value })}
        />
        <SelectField
          label={words.way}
          name="way"
          value={filters['way'] ?? ''}
          options={offer(words.ways)}
          onChange={({ target }) => onChange({ way: target.value })}
        />
      </div>
    </section>
  );
}
