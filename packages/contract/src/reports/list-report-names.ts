/** Lists that somebody asks for again and again, each with its columns. */
export const listReportNames = [
  'renewals-due',
  'lapsed-donors',
  'top-donors',
  'without-contact',
  'cash-book',
  'journal',
  'retention',
  'rituals',
  'ritual-names',
] as const;
export type ListReportName = (typeof listReportNames)[number];
