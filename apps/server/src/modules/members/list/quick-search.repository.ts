import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Db, Tx } from '../../../db/open-database.ts';
import { searchSql } from './search-sql.ts';
import type { NameTerms, SearchTerms } from '../../../db/searching/search-terms.ts';
import { beginsWith } from '../../../db/searching/like-patterns.ts';

/** At most `most` ids, the likeliest first. */
export async function findBestMembers(db: Db | Tx, terms: SearchTerms, codePrefix: string, most: number) {
  if (terms.kind !== 'name') return idsWhere(db, searchSql(terms, codePrefix), sql`people.name_key`, most);
  const { folded } = terms;
  const found = await idsWhere(
    db,
    sql`people.name_key like ${beginsWith(folded)}`,
    sql`people.name_key, people.id`,
    most,
  );
  if (found.length < most) found.push(...(await idsWithin(db, terms, most)));
  if (found.length === 0) found.push(...(await idsAlike(db, folded, most)));
  return [...new Set(found)].slice(0, most);
}

/** All words occur, in whatever order. */
function idsWithin(db: Db | Tx, terms: NameTerms, most: number) {
  return idsWhere(db, searchSql(terms, ''), sql`people.name_key`, most);
}

/** Tsering for Tshering: written otherwise, yet meant the same. */
function idsAlike(db: Db | Tx, folded: string, most: number) {
  return idsWhere(
    db,
    sql`people.name_key % ${folded}`,
    sql`similarity(people.name_key, ${folded}) desc`,
    most,
  );
}

async function idsWhere(
  db: Db | Tx,
  condition: RawBuilder<SqlBool>,
  order: RawBuilder<unknown>,
  most: number,
) {
  const rows = await db
    .selectFrom('members')
    .innerJoin('people', 'people.id', 'members.personId')
    .where('members.deletedAt', 'is', null)
    .where(condition)
    .select('members.id')
    .orderBy(order)
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}
