import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { NameTerms, SearchTerms, WholeNumber } from '../../../db/search-terms.ts';
import { foundBy } from '../../../db/found-by.ts';
import { beginsWith, contains, namesWith } from '../../../db/like.ts';

/** Numbers and addresses: an old code or number of a member who was merged leads to who they are now. */
function membersBy(codes: RawBuilder<SqlBool>, people: RawBuilder<SqlBool>): RawBuilder<SqlBool> {
  return foundBy('members.id', [
    sql`select coalesce(merged_into, id) from members where ${codes}`,
    sql`select coalesce(members.merged_into, members.id) from members join people on people.id = members.person_id
      where ${people}`,
  ]);
}

/** Nothing but what a whole number says, so its plan never depends on what was typed. */
export const hasNumber = ({ code, identity, phones }: WholeNumber): RawBuilder<SqlBool> =>
  foundBy('members.id', [
    sql`select coalesce(merged_into, id) from members where membership_code = ${code}`,
    ...[sql`identity_number = ${identity}`, sql`phone in (${phones[0]}, ${phones[1]})`].map(
      (isTheirs) => sql`select coalesce(members.merged_into, members.id) from people
        join members on members.person_id = people.id where ${isTheirs}`,
    ),
  ]);

/**
 * The condition on `members`, or on `people` for addresses and names in Dzongkha, each served by an index of its own. Bare digits
 * are a CID, a phone number in any country's writing, or a code without its letters.
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
      return sql`members.person_name_key in (${namesOfMembers(isName(terms))})`;
  }
}

/** The condition on names alone, as members and the counts of them know them. */
export const isName = ({ words }: NameTerms) => namesWith('person_name_key', words);

/** Each name that members have and that fits, once. There are far fewer of them than members. */
export const namesOfMembers = (fits: RawBuilder<SqlBool>) =>
  sql`select distinct person_name_key from member_name_counts where ${fits}`;

/** Whether the condition speaks of `people`. */
export const isAboutPeople = ({ kind }: SearchTerms) => kind === 'email' || kind === 'dzongkha';
