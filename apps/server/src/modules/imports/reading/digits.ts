/** Figures as a computer reads them: Dzongkha has its own, and a spreadsheet may have made a number of them. */
export function plainDigits(text: string): string {
  return text
    .replace(/[\u0f20-\u0f29]/g, (digit) => String(digit.charCodeAt(0) - 0x0f20))
    .replace(/^(\d+)\.0+$/, '$1');
}

/** 1.14E+10: the spreadsheet has thrown digits away, and nobody can bring them back. */
export const isCutOff = (text: string) => /^\d(\.\d+)?E\+\d+$/i.test(text.trim());
