import { readPaymentReference } from '@kathok/contract';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { readSearch, type SearchTerms } from '../../../db/search-terms.ts';
import { beginsWith, contains } from '../../../db/like.ts';

/** Where what was typed may stand; each is served by an index of its own. */
interface Places {
  donation?: RawBuilder<SqlBool>;
  member?: RawBuilder<SqlBool>;
  person?: RawBuilder<SqlBool>;
}

/** Donor's name, numbers of donation, reference, receipt, member or identity, phone, e-mail. Null: nothing was typed. */
export function donationSearch(typed: string, codePrefix: string): RawBuilder<SqlBool> | null {
  const terms = readSearch(typed);
  if (!terms) return null;
  const { donation, member, person } = placesOf(terms, codePrefix);
  const found = [
    sql`select payments.donation_id from receipts join payments on payments.id = receipts.payment_id
      where receipt_number = ${typed.trim()} or receipt_number like ${beginsWith(typed.trim().toUpperCase())}`,
    sql`select id from donations where reference = ${readPaymentReference(typed)}`,
    ...(donation ? [sql`select id from donations where ${donation}`] : []),
    ...(member
      ? [sql`select donations.id from donations join members on members.id = member_id where ${member}`]
      : []),
    ...(person
      ? [sql`select donations.id from donations join people on people.id = person_id where ${person}`]
      : []),
  ];
  return sql`donations.id in (${sql.join(found, sql` union all `)})`;
}

function placesOf(terms: SearchTerms, codePrefix: string): Places {
  switch (terms.kind) {
    case 'code':
      return {
        donation: sql`(donation_number like ${beginsWith(terms.code)} or identity_number like ${beginsWith(terms.identity)})`,
        member: sql`membership_code like ${beginsWith(terms.code)}`,
        person: sql`people.identity_number like ${beginsWith(terms.identity)}`,
      };
    case 'digits':
      return {
        donation: sql`(donation_number like ${beginsWith(`D-${terms.digits}`)}
          or donation_number = ${`D-${terms.codeDigits}`}
          or identity_number like ${beginsWith(terms.digits)} or ${phoneBegins(sql`phone`, terms.digits)})`,
        member: sql`(membership_code like ${beginsWith(`${codePrefix}-${terms.digits}`)}
          or membership_code = ${`${codePrefix}-${terms.codeDigits}`})`,
        person: sql`(people.identity_number like ${beginsWith(terms.digits)}
          or ${phoneBegins(sql`people.phone`, terms.digits)})`,
      };
    case 'email':
      return {
        donation: sql`email like ${beginsWith(terms.email)}`,
        person: sql`people.email like ${beginsWith(terms.email)}`,
      };
    case 'dzongkha':
      return {
        donation: sql`donor_name like ${contains(terms.text)}`,
        person: sql`people.name_dzongkha like ${contains(terms.text)}`,
      };
    default:
      return { donation: sql`(${sql.join(terms.words.map(wordSql), sql` and `)})` };
  }
}

/** In any country's writing, or as Bhutan writes it. */
function phoneBegins(column: RawBuilder<unknown>, digits: string): RawBuilder<SqlBool> {
  return sql`(${column} like ${beginsWith(`+${digits}`)} or ${column} like ${beginsWith(`+975${digits}`)})`;
}

/** Somewhere in the name; one or two letters must begin a word of it. */
function wordSql(word: string): RawBuilder<SqlBool> {
  if ([...word].length >= 3) return sql`donor_name_key like ${contains(word)}`;
  return sql`(donor_name_key like ${beginsWith(word)} or donor_name_key like ${`% ${beginsWith(word)}`})`;
}
