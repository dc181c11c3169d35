import type { ImportTarget } from '@kathok/contract';
import { inLanguage } from '../../language/language.ts';

/** The titles of the pages, which are known before the pages are loaded. */
export const titles = inLanguage<Record<ImportTarget, string>>('features/imports/titles', {
  members: 'Import members',
  'fee-payments': 'Import fee payments',
  'donation-payments': 'Import donations',
});
