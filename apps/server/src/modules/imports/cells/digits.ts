import { latinDigits } from '@kathok/contract';

/** Figures as a computer reads them: Dzongkha has its own, and a spreadsheet may have made a number of them. */
export function plainDigits(text: string): string {
  return latinDigits(text).replace(/^(\d+)\.0+$/, '$1');
}

/** 1.14E+10: the spreadsheet has thrown digits away, and nobody can bring them back. */
export const isCutOff = (text: string) => /^\d(\.\d+)?E\+\d+$/i.test(text.trim());
