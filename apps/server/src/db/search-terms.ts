import { foldName } from './fold-name.ts';

/** What somebody who types into the search box most likely means. */
export type SearchTerms =
  | { kind: 'code'; code: string; identity: string }
  | { kind: 'digits'; digits: string; codeDigits: string }
  | { kind: 'email'; email: string }
  | { kind: 'dzongkha'; text: string }
  | { kind: 'name'; folded: string; words: string[] };

/** What a number can be that somebody typed to its end. */
export interface WholeNumber {
  code: string | null;
  identity: string;
  /** In any country's writing, and as Bhutan writes it. */
  phones: [string | null, string | null];
}

const spacing = /[\s().\u2010-\u2015-]/g;

export type NameTerms = Extract<SearchTerms, { kind: 'name' }>;

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

/** A code with its letters, a CID or a phone number, typed to its end; null where it may be only the beginning of one. */
export function wholeNumber(terms: SearchTerms): WholeNumber | null {
  if (terms.kind === 'code' && terms.code.length >= 9)
    return { code: terms.code, identity: terms.identity, phones: [null, null] };
  if (terms.kind === 'digits' && terms.digits.length >= 8)
    return { code: null, identity: terms.digits, phones: [`+${terms.digits}`, `+975${terms.digits}`] };
  return null;
}
