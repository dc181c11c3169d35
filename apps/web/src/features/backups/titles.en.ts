import { inLanguage } from '../../language/language.ts';

/** The titles of the pages, which are known before the pages are loaded. */
export const titles = inLanguage('features/backups/titles', {
  backups: 'Backup',
  restore: 'Restore from a backup',
});
