/**
 * The scripts whose letters documents are printed with, from fonts that are kept with the program (the server's
 * `drawing/fonts.ts`). Of all others a printed document has empty boxes, so forms say so before one is issued.
 */
const printedScripts = [
  'Latin',
  'Tibetan',
  'Thai',
  'Khmer',
  'Myanmar',
  'Sinhala',
  'Hangul',
  'Mongolian',
  'Devanagari',
  'Cyrillic',
  'Greek',
] as const;
export type PrintedScript = (typeof printedScripts)[number];

// Digits, the signs that stand between letters, marks, and what joins them without being seen.
const signs = '\\u0020-\\u036f\\u200b-\\u200d\\u2010-\\u2027\\u2030-\\u205e\\u20a0-\\u22ff\\u3000';
const scripts = printedScripts.map((script) => `\\p{Script=${script}}`).join('');
const notPrinted = new RegExp(`[^${scripts}${signs}\\s]`, 'gu');

/** The letters of a text that a printed document cannot show, each once: `王明`. */
export const lettersNotPrinted = (text: string): string => [...new Set(text.match(notPrinted))].join('');
