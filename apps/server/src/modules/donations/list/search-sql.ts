import { readPaymentReference } from '@kathok/contract';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { foundBy } from '../../../db/found-by.ts';
import { type NameTerms, readSearch, type SearchTerms } from '../../../db/search-terms.ts';
import { beginsWith, contains, namesWith } from '../../../db/like.ts';

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
export function donationSearch(typed: string, codePrefix: string): Condition | null {
  const terms = readSearch(typed);
  if (!terms) return null;
  const numbers = numberLookUps(typed.trim());
  // Nothing but a name: the list decides whether it walks its order or looks for the name.
  if (terms.kind === 'name' && numbers.length === 0) return byDonorName(terms);
  return foundBy('donations.id', [...numbers, ...lookUps(terms, codePrefix)]);
}

/** What the number of one donation may be: its own, that to quote in a transfer, or that of a receipt. */
export interface DonationNumber {
  number: string | null;
  reference: string | null;
  receipt: string;
}

/** Null where it can be only the beginning of one, or something else. */
export function wholeDonationNumber(typed: string): DonationNumber | null {
  const terms = readSearch(typed);
  const number = terms?.kind === 'code' ? terms.code : null;
  const reference = readPaymentReference(typed);
  return number || reference || /^\S+\/\d{4}\/\d{6,}$/.test(typed.trim())
    ? { number, reference, receipt: typed.trim().toUpperCase() }
    : null;
}

/**
 * Nothing but what a whole number says, so its plan never depends on what was typed. Where it is also the code of a member,
 * whose donations are looked for too, it is not the number of one donation.
 */
export const hasNumber = ({ number, reference, receipt }: DonationNumber): Condition =>
  foundBy('donations.id', [
    donations(sql`donation_number = ${number}
      and not exists (select from members where membership_code = donation_number)`),
    donations(sql`reference = ${reference}`),
    withReceipt(sql`receipt_number = ${receipt}`),
  ]);

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

function lookUps(terms: SearchTerms, codePrefix: string): RawBuilder<unknown>[] {
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
        ...phones(terms.digits).map((phone) => donations(sql`phone like ${phone}`)),
        ofMembers(sql`membership_code like ${beginsWith(`${codePrefix}-${terms.digits}`)}`),
        ofMembers(sql`membership_code = ${`${codePrefix}-${terms.codeDigits}`}`),
        ofPeople(sql`people.identity_number like ${beginsWith(terms.digits)}`),
        ...phones(terms.digits).map((phone) => ofPeople(sql`people.phone like ${phone}`)),
      ];
    case 'email':
      return [
        donations(sql`email like ${beginsWith(terms.email)}`),
        ofPeople(sql`people.email like ${beginsWith(terms.email)}`),
      ];
    case 'dzongkha':
      return [
        // As the index says it that has only these names.
        donations(sql`donor_name collate "C" ~ '[ༀ-࿿]' and donor_name like ${contains(terms.text)}`),
        ofPeople(sql`people.name_dzongkha like ${contains(terms.text)}`),
      ];
    default:
      return [donations(byDonorName(terms))];
  }
}

/** In any country's writing, or as Bhutan writes it. */
const phones = (digits: string) => [beginsWith(`+${digits}`), beginsWith(`+975${digits}`)];

/** Where nothing but a name was typed, the condition on it alone, as donations and the counts of them know it. */
export function donorNameOnly(typed: string): Condition | null {
  const terms = readSearch(typed);
  return terms?.kind === 'name' && numberLookUps(typed.trim()).length === 0 ? isDonorName(terms) : null;
}

const isDonorName = ({ words }: NameTerms) => namesWith('donor_name_key', words);

/** There are far fewer names than donations. */
const byDonorName = (terms: NameTerms): Condition =>
  sql`donations.deleted_at is null and donations.donor_name_key = any(array(select donor_name_key from donor_name_counts where ${isDonorName(terms)}))`;
