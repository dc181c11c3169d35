import {
  documentNumberPattern,
  type IdentityType,
  identityProblem,
  isDay,
  normaliseIdentity,
  normalisePhone,
  phonePattern,
} from '@kathok/contract';
import type { Draft, DraftField } from './draft.ts';

export type FieldProblem =
  | 'missing'
  | 'noSuchDay'
  | 'before1900'
  | 'notPast'
  | 'cid'
  | 'identityNumber'
  | 'phone'
  | 'email'
  | 'tooLong';

const optional: ReadonlySet<DraftField> = new Set([
  'email',
  'wantsAccount',
  'dzongkhag',
  'gewog',
  'village',
  'address',
]);
const longest: Partial<Record<DraftField, number>> = {
  name: 120,
  email: 254,
  gewog: 80,
  village: 80,
  address: 300,
};

// The contract has this rule of zod, which is too heavy for a public page. A test compares the two.
const emailAddress =
  /^([\w'+-]+\.)*[\w'+-]*[\w+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$|^[\w.+-]+@localhost$/;

function dayProblem(text: string, today: string): FieldProblem | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return 'noSuchDay';
  if (text >= today) return 'notPast';
  if (text < '1900') return 'before1900';
  return isDay(text) ? null : 'noSuchDay';
}

function identityNumberProblem(type: string, text: string): FieldProblem | null {
  const number = normaliseIdentity(text);
  if (identityProblem(type as IdentityType, number)) return 'cid';
  return documentNumberPattern.test(number) ? null : 'identityNumber';
}

/** What is wrong with a field by the rules of the contract, as far as a browser can tell. */
export function fieldProblem(field: DraftField, draft: Draft, today: string): FieldProblem | null {
  const text = draft[field].trim();
  if (text === '') return optional.has(field) ? null : 'missing';
  if (text.length > (longest[field] ?? Infinity)) return 'tooLong';
  switch (field) {
    case 'dateOfBirth':
      return dayProblem(text, today);
    case 'identityNumber':
      return identityNumberProblem(draft.identityType, text);
    case 'phone':
      return phonePattern.test(normalisePhone(text)) ? null : 'phone';
    case 'email':
      return emailAddress.test(text) ? null : 'email';
    default:
      return null;
  }
}
