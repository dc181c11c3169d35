import {
  type Day,
  isCid,
  normaliseIdentity,
  normalisePhone,
  readDay,
  readMembershipCode,
} from '@kathok/contract';

/** What somebody says who they are, as the three things it may be; what it cannot be is null. */
export interface Identifier {
  code: string | null;
  cid: string | null;
  phone: string | null;
}

export function readIdentifier(text: string): Identifier {
  const number = normaliseIdentity(text);
  const phone = normalisePhone(text);
  return {
    code: readMembershipCode(text),
    cid: isCid(number) ? number : null,
    phone: /^\+[1-9]\d{6,14}$/.test(phone) ? phone : null,
  };
}

/** The one form by which attempts are counted, whether anybody has that identifier or not. */
export function countedForm(text: string): string {
  const { code, cid, phone } = readIdentifier(text);
  return code ?? cid ?? phone ?? normaliseIdentity(text);
}

/** What somebody knows about a member: the end of the phone number on file, or the birth date. */
export interface Fact {
  lastFour: string | null;
  birthDate: Day | null;
}

export function readFact(text: string): Fact {
  const dense = text.replace(/[\s-]/g, '');
  return { lastFour: /^\d{4}$/.test(dense) ? dense : null, birthDate: readDay(text) };
}
