import { foldName } from './fold-name.ts';

/** What somebody who types into the search box most likely means. */
export type SearchTerms =
  | { kind: 'code'; code: string; identity: string }
  | { kind: 'digits'; digits: string; codeDigits: string }
  | { kind: 'email'; email: string }
  | { kind: 'dzongkha'; text: string }
  | { kind: 'name'; folded: string; words: string[] };

const spacing = /[\s().\u2010-\u2015-]/g;

/** Spaces and dashes are forgiven. Null when nothing was typed. */
export function readSearch(typed: string): SearchTerms | null {
  const text = typed.trim();
  if (text === '') return null;
  if (/[\u0f00-\u0fff]/.test(text)) return { kind: 'dzongkha', text };
  if (text.includes('@')) return { kind: 'email', email: text.toLowerCase() };
  const dense = text.toUpperCase().replace(spacing, '');
  if (/^\+?\d{2,}$/.test(dense)) {
    const digits = dense.replace('+', '');
    return { kind: 'digits', digits, codeDigits: digits.padStart(7, '0') };
  }
  const code = /^([A-Z]{1,6})(\d+)$/.exec(dense);
  if (code) return { kind: 'code', code: `${code[1]}-${code[2]}`, identity: dense };
  const folded = foldName(text);
  return { kind: 'name', folded, words: folded.split(' ').filter(Boolean) };
}
