import type { ClaimedField } from '@kathok/contract';
import { titles } from '../titles.ts';
import { words as memberWords } from '../words.ts';

export const words = {
  title: titles.claims,
  listLead:
    'What people said about somebody on file, without logging in. It is not used until you accept it.',
  lead: 'Said without logging in, so it is not proved. Compare it with the person on file, or call them, before you accept it.',
  byRegistration: 'With the registration',
  byDonation: (number: string) => `With donation ${number}`,
  detail: 'Detail',
  onFile: 'On file',
  said: 'Said',
  acceptOne: (field: string, said: string) => `Use ${field}: ${said}`,
  keep: 'Keep what is on file',
  kept: 'Kept as on file.',
  acceptAll: 'Use all details',
  accept: (count: number) =>
    count === 0 ? 'Use the ticked details' : count === 1 ? 'Use 1 detail' : `Use ${count} details`,
  accepted: 'Details updated.',
  emptyTitle: 'All done',
  emptyText: 'When somebody registers or donates with the CID of a person on file, what they say waits here.',
  fields: memberWords.form.labels satisfies Record<ClaimedField, string>,
};
