import { readPaymentReference } from '@kathok/contract';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { foundBy, foundExactlyOrBy } from '../../../db/searching/ids-first.ts';
import { type NameTerms, readSearch, type SearchTerms } from '../../../db/searching/search-terms.ts';
import { beginsWith, contains, namesWith } from '../../../db/searching/like-patterns.ts';

type Condition = RawBuilder<SqlBool>;

const donations = (condition: Condition) => sql`select id from donations where ${condition}`;
const ofMembers = (condition: Condition) =>
  sql`select donations.id from members join donations on donations.member_id = members.id where ${condition}`;
const ofPeople = (condition: Condition) =>
  sql`select donations.id from people join donations on donations.person_id = people.id where ${condition}`;
const withReceipt = (condition: Condition) =>
  sql`select payments.donation_id from receipts join payments on payments.id = receipts.payment_id
    where payments.donation_id is not null and ${condition}`;

/** Donor's name, numbers of donation, reference, receipt, member or identity, phone, e-mail. Null: nothing was typed. */
export function donationSearch(typed: string, { codePrefix, withRemoved }: SearchContext): Condition | null {
  const terms = readSearch(typed);
  if (!terms) return null;
  const numbers = numberLookUps(typed.trim());
  // Only a name: a condition on the list's own rows.
  if (terms.kind === 'name' && numbers.length === 0) return byDonorName(terms, withRemoved);
  const beginnings = [...numbers, ...lookUps(terms, { codePrefix, withRemoved })];
  const number = readCompleteDonationNumber(typed);
  return number
    ? foundExactlyOrBy('donations.id', exactMatches(number), beginnings)
    : foundBy('donations.id', beginnings);
}

interface SearchContext {
  codePrefix: string;
  withRemoved: boolean;
}

/** What may be the complete number of a donation, of its receipt, or of who gave it. */
export interface CompleteDonationNumber {
  /** Of the donation, or the code of a member. */
  code: string | null;
  identity: string | null;
  /** To quote in a transfer. */
  reference: string | null;
  receipt: string;
}

/** Null where it can be only the beginning of one, or something else. */
export function readCompleteDonationNumber(typed: string): CompleteDonationNumber | null {
  const terms = readSearch(typed);
  const { code = null, identity = null } = terms?.kind === 'code' ? terms : {};
  const reference = readPaymentReference(typed);
  return code || reference || /^\S+\/\d{4}\/\d{6,}$/.test(typed.trim())
    ? { code, identity, reference, receipt: typed.trim().toUpperCase() }
    : null;
}

const exactMatches = ({ code, identity, reference, receipt }: CompleteDonationNumber) => [
  donations(sql`donation_number = ${code}`),
  ofMembers(sql`membership_code = ${code}`),
  donations(sql`identity_number = ${identity}`),
  ofPeople(sql`people.identity_number = ${identity}`),
  donations(sql`reference = ${reference}`),
  withReceipt(sql`receipt_number = ${receipt}`),
];

/** Asks for nothing but complete numbers, so its plan never depends on what was typed. */
export const hasNumber = (number: CompleteDonationNumber): Condition =>
  foundBy('donations.id', exactMatches(number));

/** A receipt number has a digit in it; whether a text can be a reference is told by its check character. */
function numberLookUps(text: string): RawBuilder<unknown>[] {
  const reference = readPaymentReference(text);
  return [
    ...(reference ? [donations(sql`reference = ${reference}`)] : []),
    ...(/\d/.test(text) && !text.includes('@')
      ? [
          withReceipt(sql`receipt_number like ${beginsWith(text.toUpperCase())}`),
          withReceipt(sql`receipt_number = ${text}`),
        ]
      : []),
  ];
}

function lookUps(terms: SearchTerms, { codePrefix, withRemoved }: SearchContext): RawBuilder<unknown>[] {
  switch (terms.kind) {
    case 'code':
      return [
        donations(sql`donation_number like ${beginsWith(terms.code)}`),
        donations(sql`identity_number like ${beginsWith(terms.identity)}`),
        ofMembers(sql`membership_code like ${beginsWith(terms.code)}`),
        ofPeople(sql`people.identity_number like ${beginsWith(terms.identity)}`),
      ];
    case 'digits':
      return [
        donations(sql`donation_number like ${beginsWith(`D-${terms.digits}`)}`),
        donations(sql`donation_number = ${`D-${terms.codeDigits}`}`),
        donations(sql`identity_number like ${beginsWith(terms.digits)}`),
        ...terms.phones.map((phone) => donations(sql`phone like ${beginsWith(phone)}`)),
        ofMembers(sql`membership_code like ${beginsWith(`${codePrefix}-${terms.digits}`)}`),
        ofMembers(sql`membership_code = ${`${codePrefix}-${terms.codeDigits}`}`),
        ofPeople(sql`people.identity_number like ${beginsWith(terms.digits)}`),
        ...terms.phones.map((phone) => ofPeople(sql`people.phone like ${beginsWith(phone)}`)),
      ];
    case 'email':
      return [
        donations(sql`email like ${beginsWith(terms.email)}`),
        ofPeople(sql`people.email like ${beginsWith(terms.email)}`),
      ];
    case 'dzongkha':
      return [
        // This must be the condition of the index that has only these names.
        donations(sql`donor_name collate "C" ~ '[ༀ-࿿]' and donor_name like ${contains(terms.text)}`),
        ofPeople(sql`people.name_dzongkha like ${contains(terms.text)}`),
      ];
    default:
      return [donations(byDonorName(terms, withRemoved))];
  }
}

/** Where nothing but a name was typed, the condition on it alone, as donations and the counts of them know it. */
export function donorNameOnly(typed: string): Condition | null {
  const terms = readSearch(typed);
  return terms?.kind === 'name' && numberLookUps(typed.trim()).length === 0 ? isDonorName(terms) : null;
}

const isDonorName = ({ words }: NameTerms) => namesWith('donor_name_key', words);

/** There are far fewer names than donations. The index of names has only donations that were not removed, and is used where the condition says so. */
function byDonorName(terms: NameTerms, withRemoved: boolean): Condition {
  const hasName = sql<SqlBool>`donations.donor_name_key = any(array(
    select donor_name_key from donor_name_counts where ${isDonorName(terms)}))`;
  return withRemoved ? hasName : sql`donations.deleted_at is null and ${hasName}`;
}
