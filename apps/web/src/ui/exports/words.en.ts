import { inLanguage } from '../../language/language.ts';

export const words = inLanguage('ui/exports/words', {
  button: 'Export',
  exportAs: (format: string) => `Export as ${format}`,
  audited: 'Each download is recorded in the audit trail.',
  formats: { xlsx: 'Excel (XLSX)', csv: 'CSV', pdf: 'PDF' },
});
