import type { ClaimedField } from '@kathok/contract';
import { titles } from '../titles.ts';
import { words as memberWords } from '../words.ts';

export const words = {
  title: titles.claims,
  listLead:
    'Details given about people on file by someone who was not logged in. Nothing changes until you accept them.',
  lead: 'Given by someone who was not logged in, so unconfirmed. Compare with the record, or call the person, before you accept.',
  byRegistration: 'With the registration',
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
    'When someone registers or donates with the CID of a person on file, the details they give appear here.',
  fields: memberWords.form.labels satisfies Record<ClaimedField, string>,
};
