import { type RawBuilder, sql, type SqlBool } from 'kysely';
import {
  type CompleteNumber,
  type NameTerms,
  readCompleteNumber,
  type SearchTerms,
} from '../../../db/searching/search-terms.ts';
import { foundBy, foundExactlyOrBy } from '../../../db/searching/ids-first.ts';
import { beginsWith, contains, namesWith } from '../../../db/searching/like-patterns.ts';
import { isOneOf } from '../../../db/statements/hide-from-planner.ts';

// An old code or number of a member who was merged leads to who they are now.
const byCode = (condition: RawBuilder<SqlBool>) =>
  sql`select coalesce(merged_into, id) from members where ${condition}`;
const byPerson = (condition: RawBuilder<SqlBool>) =>
  sql`select coalesce(members.merged_into, members.id) from people join members on members.person_id = people.id
    where ${condition}`;

const exactMatches = ({ code, identity, phones }: CompleteNumber) => [
  byCode(sql`membership_code = ${code}`),
  byPerson(sql`identity_number = ${identity}`),
  byPerson(isOneOf('phone', phones, 'text')),
];

/** Asks for nothing but complete numbers, so its plan never depends on what was typed. */
export const hasNumber = (number: CompleteNumber): RawBuilder<SqlBool> =>
  foundBy('members.id', exactMatches(number));

function membersBy(terms: SearchTerms, codes: RawBuilder<SqlBool>, people: RawBuilder<SqlBool>) {
  const beginnings = [byCode(codes), byPerson(people)];
  const number = readCompleteNumber(terms);
  return number
    ? foundExactlyOrBy('members.id', exactMatches(number), beginnings)
    : foundBy('members.id', beginnings);
}

/**
 * The condition on `members`, or on `people` for addresses and names in Dzongkha, each served by an index of its own. Bare digits
 * are a CID, a phone number in any country's writing, or a code without its letters.
 */
export function searchSql(terms: SearchTerms, codePrefix: string): RawBuilder<SqlBool> {
  switch (terms.kind) {
    case 'code':
      return membersBy(
        terms,
        sql`membership_code like ${beginsWith(terms.code)}`,
        sql`identity_number like ${beginsWith(terms.identity)}`,
      );
    case 'digits':
      return membersBy(
        terms,
        sql`(membership_code like ${beginsWith(`${codePrefix}-${terms.digits}`)}
          or membership_code = ${`${codePrefix}-${terms.codeDigits}`})`,
        sql`(${sql.join(
          [
            sql`identity_number like ${beginsWith(terms.digits)}`,
            ...terms.phones.map((phone) => sql`phone like ${beginsWith(phone)}`),
          ],
          sql` or `,
        )})`,
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

/** The members of a name: names first, then the members who have them, each step by an index. */
export const membersNamed = (terms: NameTerms) =>
  sql`select id from members where person_name_key = any(array(${namesOfMembers(isName(terms))}))`;

/** Whether the condition speaks of `people`. */
export const isAboutPeople = ({ kind }: SearchTerms) => kind === 'email' || kind === 'dzongkha';
