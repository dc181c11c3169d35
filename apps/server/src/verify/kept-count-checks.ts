import { type RawBuilder, sql } from 'kysely';
import type { Check } from './checks.ts';

interface Kept {
  /** What is counted, in the plural. */
  what: string;
  counts: string;
  /** The column of `counts` that says how many. */
  number?: string;
  counted: string;
  keys: readonly string[];
  /** Where the keys come from, if not from columns of the same names. */
  expressions?: RawBuilder<unknown>;
  condition?: RawBuilder<unknown>;
}

/** Adds up what is kept, takes away what there is, and names the first number that is not zero. */
function keptCountIsRight({ what, counts, counted, keys, ...rest }: Kept): Check {
  const columns = sql.join(keys.map((key) => sql.ref(key)));
  const { expressions = columns, condition = sql`true`, number = 'row_count' } = rest;
  return {
    name: `the kept numbers of ${what} are right`,
    find: sql`select ${sql.lit(`${what} with `)} || jsonb_build_object(${sql.join(
      keys.map((key) => sql`${sql.lit(key)}, ${sql.ref(key)}`),
    )})::text as record, 'the kept number is ' || sum(difference) || ' more than there are' as problem
      from (select ${columns}, ${sql.ref(number)} as difference from ${sql.table(counts)}
        union all
        select ${expressions}, -1 from ${sql.table(counted)} where ${condition}) as differences
      group by ${columns} having sum(difference) <> 0
      order by 1 limit 1`,
  };
}

const membersByStanding = {
  counts: 'member_standing_counts',
  counted: 'all_members',
  keys: ['is_removed', 'end_reason', 'is_lifetime', 'paid_until', 'grace_until', 'membership_type_id'],
  expressions: sql`deleted_at is not null, end_reason, is_lifetime,
    case when end_reason is null and not is_lifetime then paid_until end,
    case when end_reason is null and not is_lifetime then grace_until end, membership_type_id`,
};

/** Numbers that are kept for the lists, compared with what they count; and what members know of their type and person. */
export const keptCountChecks: readonly Check[] = [
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
  keptCountIsRight({
    what: 'members',
    counts: 'member_counts',
    counted: 'all_members',
    keys: [
      'is_removed',
      'end_reason',
      'is_lifetime',
      'paid_until',
      'grace_until',
      'has_phone',
      'membership_type_id',
      'import_id',
    ],
    expressions: sql`deleted_at is not null, end_reason, is_lifetime, paid_until, grace_until, has_phone,
      membership_type_id, import_id`,
    condition: sql`deleted_at is null or merged_into is null`,
  }),
  keptCountIsRight({
    ...membersByStanding,
    what: 'members by standing',
    condition: sql`deleted_at is null or merged_into is null`,
  }),
  keptCountIsRight({
    ...membersByStanding,
    what: 'members without a phone by standing',
    number: 'without_phone',
    condition: sql`(deleted_at is null or merged_into is null) and not has_phone`,
  }),
  keptCountIsRight({
    what: 'members by place',
    counts: 'member_place_counts',
    counted: 'all_members',
    keys: ['is_removed', 'person_country_id', 'person_dzongkhag', 'import_id'],
    expressions: sql`deleted_at is not null, person_country_id, person_dzongkhag, import_id`,
    condition: sql`deleted_at is null or merged_into is null`,
  }),
  keptCountIsRight({
    what: 'members by name',
    counts: 'member_name_counts',
    counted: 'all_members',
    keys: ['person_name_key', 'is_removed', 'import_id'],
    expressions: sql`person_name_key, deleted_at is not null, import_id`,
    condition: sql`deleted_at is null or merged_into is null`,
  }),
  keptCountIsRight({
    what: 'donations by the name of the donor',
    counts: 'donor_name_counts',
    counted: 'donations',
    keys: ['donor_name_key', 'is_removed'],
    expressions: sql`donor_name_key, deleted_at is not null`,
  }),
  keptCountIsRight({
    what: 'users',
    counts: 'user_counts',
    counted: 'users',
    keys: ['role_id', 'status'],
    condition: sql`deleted_at is null`,
  }),
  keptCountIsRight({
    what: 'audit entries',
    counts: 'audit_counts',
    counted: 'audit_entries',
    keys: ['entity', 'action'],
  }),
  keptCountIsRight({
    what: 'messages',
    counts: 'outbox_counts',
    counted: 'outbox_messages',
    keys: ['kind', 'status'],
  }),
  keptCountIsRight({
    what: 'renewals',
    counts: 'renewal_counts',
    counted: 'membership_renewals',
    keys: ['status', 'channel'],
    condition: sql`deleted_at is null`,
  }),
  keptCountIsRight({
    what: 'payments that wait',
    counts: 'pending_payment_counts',
    counted: 'payments',
    keys: ['due', 'currency'],
    expressions: sql`case when fee_id is null then 'donation' else 'fee' end, currency`,
    condition: sql`status = 'pending'`,
  }),
  keptCountIsRight({
    what: 'certificates',
    counts: 'certificate_counts',
    counted: 'certificates',
    keys: ['kind', 'year'],
  }),
];
