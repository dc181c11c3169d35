import type { ClaimedField } from '@kathok/contract';
import { titles } from '../titles.en.ts';
import { words as memberWords } from '../words.en.ts';
import { inLanguage } from '../../../language/language.ts';

export const words = inLanguage('features/members/claims/words', {
  title: titles.claims,
  listLead:
    'Unconfirmed details for existing members, and changes that members request. Nothing changes until you accept them.',
  lead: 'Given by someone who was not logged in, so unconfirmed. Compare with the record, or call the person, before you accept.',
  requestLead:
    'The member is logged in and asks for this change. Compare with the identity card before you accept.',
  bySource: {
    registration: 'With the registration',
    donation: 'With a donation',
    member: 'Requested by the member',
  },
  byDonation: (number: string) => `With donation ${number}`,
  detail: 'Detail',
  onFile: 'On file',
  said: 'Given',
  acceptOne: (field: string, said: string) => `Use ${field}: ${said}`,
  keep: 'Keep what is on file',
  kept: 'Kept as on file.',
  acceptAll: 'Use all details',
  accept: (count: number) =>
    count === 0 ? 'Use the ticked details' : count === 1 ? 'Use 1 detail' : `Use ${count} details`,
  accepted: 'Details updated.',
  emptyTitle: 'All done',
  emptyText:
    'When someone registers or donates with the CID of a person on file, or a member asks for a new name, the details appear here.',
  contact: {
    title: 'Phone and e-mail address are not confirmed.',
    text: 'They came with the registration, and a donation came before it was paid. Receipts and certificates are not sent there, because the donor may be someone else. Call the person on a number you know, or correct the details.',
    confirm: 'They are right',
    confirmed: 'Phone and e-mail address confirmed.',
  },
  fields: memberWords.form.labels satisfies Record<ClaimedField, string>,
});
