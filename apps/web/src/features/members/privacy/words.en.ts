import { inLanguage } from '../../../language/language.ts';

/** Words about the personal data of a member: a copy of all of it, and that it was erased. */
export const words = inLanguage('features/members/privacy/words', {
  title: 'Personal data',
  lead: 'Everything we hold about this person, with receipts, slips and documents, as one ZIP file.',
  download: 'Download personal data',
  erased: (day: string) => `This person was erased on ${day}.`,
  erasedText:
    'Amounts, numbers, receipts and certificates were kept. Nothing can be added or changed any more.',
});
