import { foldName } from './fold-name.ts';

/** What somebody who types into the search box most likely means. */
export type SearchTerms =
  | { kind: 'code'; code: string; identity: string }
  /** `phones`: in any country's writing, and as Bhutan writes it. A plus says that the country was typed too. */
  | { kind: 'digits'; digits: string; codeDigits: string; phones: [string, string]; hasPlus: boolean }
  | { kind: 'email'; email: string }
  | { kind: 'dzongkha'; text: string }
  | { kind: 'name'; folded: string; words: string[] };

/** What a number that is long enough to be complete can be. */
export interface CompleteNumber {
  code: string | null;
  identity: string;
  phones: readonly string[];
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
    return {
      kind: 'digits',
      digits,
      codeDigits: digits.padStart(7, '0'),
      phones: [`+${digits}`, `+975${digits}`],
      hasPlus: dense.startsWith('+'),
    };
  }
  const code = /^([A-Z]{1,6})(\d+)$/.exec(dense);
  if (code) return { kind: 'code', code: `${code[1]}-${code[2]}`, identity: dense };
  const folded = foldName(text);
  return { kind: 'name', folded, words: folded.split(' ').filter(Boolean) };
}

/** A code with its letters, a CID or a phone number; null where it is too short to be complete. */
export function readCompleteNumber(terms: SearchTerms): CompleteNumber | null {
  if (terms.kind === 'code' && terms.code.length >= 9)
    return { code: terms.code, identity: terms.identity, phones: [] };
  if (terms.kind === 'digits' && terms.digits.length >= 8)
    return {
      code: null,
      identity: terms.digits,
      phones: terms.hasPlus ? terms.phones.slice(0, 1) : terms.phones,
    };
  return null;
}
