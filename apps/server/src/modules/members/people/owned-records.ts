import type { Schema } from '../../../db/schema.ts';

interface OwnedRecord {
  table: keyof Schema & string;
  /** In SQL. */
  column: string;
  to: 'member' | 'person';
  /** How many of what: the key of a count. */
  noun: string;
}

/**
 * Every table that says whose something is. A merge lets the rows of one member point to the other; whatever is added
 * to the house and belongs to a member or a person gets its line here. Coverage is not in the list: days that are paid
 * twice cannot simply be moved (merge.repository.ts).
 */
export const ownedRecords: readonly OwnedRecord[] = [
  { table: 'membershipFees', column: 'member_id', to: 'member', noun: 'fees' },
  { table: 'donations', column: 'member_id', to: 'member', noun: 'donations' },
  { table: 'donations', column: 'person_id', to: 'person', noun: 'donations' },
  { table: 'pledges', column: 'member_id', to: 'member', noun: 'pledges' },
  { table: 'pledges', column: 'person_id', to: 'person', noun: 'pledges' },
  { table: 'membershipRenewals', column: 'member_id', to: 'member', noun: 'renewals' },
  { table: 'personClaims', column: 'person_id', to: 'person', noun: 'claims' },
  { table: 'personClaims', column: 'member_id', to: 'member', noun: 'claims' },
  { table: 'users', column: 'member_id', to: 'member', noun: 'logins' },
  { table: 'familyLinks', column: 'keeper_id', to: 'member', noun: 'familyLinks' },
  { table: 'familyLinks', column: 'member_id', to: 'member', noun: 'familyLinks' },
  { table: 'jointPayments', column: 'payer_id', to: 'member', noun: 'jointPayments' },
  { table: 'memberNotes', column: 'member_id', to: 'member', noun: 'notes' },
  { table: 'memberDocuments', column: 'member_id', to: 'member', noun: 'documents' },
  { table: 'certificates', column: 'person_id', to: 'person', noun: 'certificates' },
  { table: 'memberCards', column: 'member_id', to: 'member', noun: 'cards' },
  // Anyone who was merged before leads on to who they are now.
  { table: 'members', column: 'merged_into', to: 'member', noun: 'merges' },
  { table: 'people', column: 'merged_into', to: 'person', noun: 'merges' },
];
