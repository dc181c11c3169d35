import { sql } from 'kysely';
import type { Check } from './checks.ts';

/** That the lists of ritual days say what was given and paid for. */
export const ritualChecks: readonly Check[] = [
  {
    name: 'every name on a list stands with the money it was given with',
    find: sql`select 'name ' || entry.id || ' of donation ' || donation_number as record,
        'its list takes the donation to be ' || entry.payment_status || ', and it is ' || donations.payment_status as problem
      from ritual_entries as entry join donations on donations.id = entry.donation_id
      where entry.payment_status <> case when deleted_at is null then donations.payment_status else 'cancelled' end
      order by entry.id limit 1`,
  },
  {
    name: 'every name of a paid dedication that has a day is on its lists',
    find: sql`select 'donation ' || donation_number as record, 'a name of its dedication is on no list' as problem
      from dedications join donations on donations.id = dedications.donation_id
      where deleted_at is null and payment_status = 'paid' and jsonb_array_length(names) > 0
        and (read_on is not null or ritual_day_id is not null or series <> 'once')
        and jsonb_array_length(names) > (select count(distinct name_number) from ritual_entries
          where ritual_entries.donation_id = donations.id and removed_at is null)
      order by donations.id limit 1`,
  },
  {
    name: 'a name stands on a day of its own ritual, and once for each turn',
    find: sql`select 'name ' || entry.id as record, 'it is on a day of another ritual, or one that was cancelled' as problem
      from ritual_entries as entry join ritual_days as day on day.id = entry.ritual_day_id
      where entry.ritual_id <> day.ritual_id
         or (day.state = 'cancelled' and entry.read_at is null and entry.removed_at is null)
         or (day.state = 'computed' and entry.removed_at is null)
      order by entry.id limit 1`,
  },
  {
    name: 'what was read is on a day that has come to be read',
    find: sql`select 'ritual day ' || day.id as record, 'it is read, and a name on its list is not' as problem
      from ritual_days as day where day.state = 'read' and day.told_at is null
        and not exists (select from ritual_entries where ritual_day_id = day.id and read_at is not null)
        and exists (select from ritual_entries where ritual_day_id = day.id and standing = 'listed' and read_at is null
          and created_at < day.read_at)
      order by day.id limit 1`,
  },
];
