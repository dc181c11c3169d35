import { englishFormat } from '@kathok/contract';

/** A day that the spreadsheet keeps as a day comes as 2026-03-12, which nobody writes: 12 Mar 2026. Any other text stays. */
export const writtenDay = (text: string): string =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) ? englishFormat.day(text) : text;
