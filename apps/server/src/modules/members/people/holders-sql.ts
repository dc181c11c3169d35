import { type RawBuilder, sql } from 'kysely';

/**
 * The people whom identity numbers mean, as `(place, id)` for rows of `(place, number)`: who has it; else who somebody with
 * it was merged into. Where they have another number of that kind, one of the two was a mistake, and it may be the number
 * of somebody else. All are looked up together: asked one by one, a sheet of thousands took minutes.
 */
export const holdersOf = (sought: RawBuilder<unknown>) => sql<{ place: number; id: string }>`(
  select distinct place, id from (
    select wanted.place, coalesce(kept.id, found.id) as id, kept.id is null as has_it,
      bool_or(kept.id is null) over (partition by wanted.place) as is_had
    from ${sought} as wanted (place, number) join people as found on found.identity_number = wanted.number
      left join people as kept on kept.id = found.merged_into
    where found.merged_into is null or kept.identity_type is distinct from found.identity_type) as either
  where has_it or not is_had)`;

/** For queries with `people`. Looked up first, so that the people are then read by their ids. */
export const hasNumber = (number: string | null) =>
  sql<boolean>`people.id = any(array(select id from ${holdersOf(sql`(values (1, ${number}::text))`)} as holder))`;
