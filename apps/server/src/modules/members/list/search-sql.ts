import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { SearchTerms } from '../../../db/search-terms.ts';
import { foundBy } from '../../../db/found-by.ts';
import { beginsWith, contains } from '../../../db/like.ts';

/** Numbers and addresses: an old code or number of a member who was merged leads to who they are now. */
function membersBy(codes: RawBuilder<SqlBool>, people: RawBuilder<SqlBool>): RawBuilder<SqlBool> {
  return foundBy('members.id', [
    sql`select coalesce(merged_into, id) from members where ${codes}`,
    sql`select coalesce(members.merged_into, members.id) from members join people on people.id = members.person_id
      where ${people}`,
  ]);
}

/**
 * The condition on `members`, and on `people` for names, each served by an index of its own. Bare digits are a CID,
 * a phone number in any country's writing, or a code without its letters.
 */
export function searchSql(terms: SearchTerms, codePrefix: string): RawBuilder<SqlBool> {
  switch (terms.kind) {
    case 'code':
      return membersBy(
        sql`membership_code like ${beginsWith(terms.code)}`,
        sql`identity_number like ${beginsWith(terms.identity)}`,
      );
    case 'digits':
      return membersBy(
        sql`(membership_code like ${beginsWith(`${codePrefix}-${terms.digits}`)}
          or membership_code = ${`${codePrefix}-${terms.codeDigits}`})`,
        sql`(identity_number like ${beginsWith(terms.digits)} or phone like ${beginsWith(`+${terms.digits}`)}
          or phone like ${beginsWith(`+975${terms.digits}`)})`,
      );
    case 'email':
      return sql`people.email like ${beginsWith(terms.email)}`;
    case 'dzongkha':
      return sql`people.name_dzongkha like ${contains(terms.text)}`;
    default:
      return sql`(${sql.join(terms.words.map(wordSql), sql` and `)})`;
  }
}

/** Somewhere in the name; one or two letters must begin a word of it, or too much would be found and too slowly. */
function wordSql(word: string): RawBuilder<SqlBool> {
  if ([...word].length >= 3) return sql`people.name_key like ${contains(word)}`;
  return sql`(people.name_key like ${beginsWith(word)} or people.name_key like ${`% ${beginsWith(word)}`})`;
}

/** Whether the condition speaks of `people`. */
export const isAboutPeople = ({ kind }: SearchTerms) => kind !== 'code' && kind !== 'digits';
