import type { ImportTarget } from '@kathok/contract';

/** The titles of the pages, which are known before the pages are loaded. */
export const titles: Record<ImportTarget, string> = {
  members: 'Import members',
  'fee-payments': 'Import fee payments',
  'donation-payments': 'Import donations',
};
