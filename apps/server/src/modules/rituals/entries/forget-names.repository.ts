import { type Day, erasedName } from '@kathok/contract';
import { sql } from 'kysely';
import type { Tx } from '../../../db/open-database.ts';

/** How long the names that somebody who was erased gave for others are kept after their day. */
const keptDays = 90;

interface Forgotten {
  ownNames: readonly string[];
  alsoGivenNames: boolean;
  today: Day;
  now: Date;
}

/**
 * Somebody is erased: their own name goes from every list they are on by their own donations. The names they gave for
 * others stay on the lists that are still to be read, and go after it; or at once, where that is asked for.
 */
export async function forgetNamesOf(
  tx: Tx,
  donationIds: readonly string[],
  { ownNames, alsoGivenNames, today, now }: Forgotten,
): Promise<void> {
  const ids = sql`any(${[...donationIds]}::uuid[])`;
  await sql`update ritual_entries set name = ${erasedName}, given_name = null, offering = null,
      removed_at = case when read_at is null then ${now}::timestamptz end, version = version + 1
    where donation_id = ${ids} and (${alsoGivenNames}
      or name_key in (select fold_name(name) from unnest(${[...ownNames]}::text[]) as own (name)))`.execute(
    tx,
  );
  await sql`update ritual_entries as entry
    set erase_on = coalesce((select date from ritual_days where id = entry.ritual_day_id), ${today}::date) + ${keptDays}::integer
    where donation_id = ${ids} and name <> ${erasedName}`.execute(tx);
  await forgetNamesDue(tx, today);
}

/** Those whose time has come. Answers how many. */
export async function forgetNamesDue(tx: Tx, today: Day): Promise<number> {
  const { numAffectedRows } = await sql`update ritual_entries
    set name = ${erasedName}, given_name = null, offering = null, erase_on = null, version = version + 1
    where erase_on <= ${today}::date`.execute(tx);
  return Number(numAffectedRows ?? 0);
}
