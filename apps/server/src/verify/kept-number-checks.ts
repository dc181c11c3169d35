import { sql } from 'kysely';
import { keptCounts, type KeptNumber } from '../db/kept-counts/kept-counts.ts';
import { keptSums } from '../db/kept-counts/kept-sums.ts';
import type { Check } from './checks.ts';

/** Adds up what is kept, takes away what there is, and names the first key of which something is left. */
function keptNumbersAreRight({ what, table, numbers, sources }: KeptNumber): Check {
  const keys = sql.join(Object.keys(sources[0]!.keys).map((key) => sql.ref(key)));
  const names = Object.keys(numbers);
  const there = sources.map(
    (source) => sql`
      union all select ${sql.raw([...Object.values(source.keys), ...Object.values(numbers).map((number) => `-(${number})`)].join(', '))}
      from ${sql.raw(source.rows)} where ${sql.raw(source.condition)}`,
  );
  const off = names.map(
    (name) =>
      sql`case when sum(${sql.ref(name)}) <> 0 then sum(${sql.ref(name)}) || ${sql.lit(` more of ${name} than there are`)} end`,
  );
  return {
    name: `the kept numbers of ${what} are right`,
    find: sql`select ${sql.lit(`${what} with `)} || jsonb_build_object(${sql.join(
      Object.keys(sources[0]!.keys).map((key) => sql`${sql.lit(key)}, ${sql.ref(key)}`),
    )})::text as record, 'kept are ' || concat_ws(', ', ${sql.join(off)}) as problem
      from (select ${keys}, ${sql.join(names.map((name) => sql.ref(name)))} from ${sql.table(table)}
        ${sql.join(there, sql` `)}) as differences
      group by ${keys} having ${sql.join(
        names.map((name) => sql`sum(${sql.ref(name)}) <> 0`),
        sql` or `,
      )}
      order by 1 limit 1`,
  };
}

/** What members know of their type and person, and all numbers that are kept, compared with what they are the numbers of. */
export const keptNumberChecks: readonly Check[] = [
  {
    name: 'members have the grace of their type and know whether there is a phone',
    find: sql`select 'member ' || membership_code as record,
        'grace until ' || coalesce(grace_until::text, 'never') || ', ' || case when has_phone then 'a phone' else 'no phone' end as problem
      from all_members
      join membership_types on membership_types.id = membership_type_id
      join people on people.id = person_id
      where grace_until is distinct from paid_until + grace_days or has_phone <> (phone is not null)
      order by membership_code limit 1`,
  },
  {
    name: 'members know where they live and what they are called',
    find: sql`select 'member ' || membership_code as record, 'another place or name than that of the person' as problem
      from all_members join people on people.id = person_id
      where person_country_id is distinct from country_id or person_dzongkhag is distinct from dzongkhag
        or person_name_key is distinct from name_key
      order by membership_code limit 1`,
  },
  ...[...keptSums, ...keptCounts].map(keptNumbersAreRight),
];
