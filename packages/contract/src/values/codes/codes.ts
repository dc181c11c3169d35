/** Numbers that people copy by hand carry a check digit, so that a slip of the pen is seen at once. */

/** The Luhn check digit of a row of digits. */
export function luhnDigit(digits: string): string {
  let sum = 0;
  for (let i = 0; i < digits.length; i++) {
    const digit = Number(digits[digits.length - 1 - i]);
    const doubled = i % 2 === 0 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return String((10 - (sum % 10)) % 10);
}

/** `KM-0000018`: the prefix, six digits, the check digit. */
export function membershipCode(prefix: string, number: number): string {
  const digits = String(number).padStart(6, '0');
  return `${prefix}-${digits}${luhnDigit(digits)}`;
}

/** Forgives lower case, spaces and a missing dash; null when it is no membership code. */
export function readMembershipCode(text: string): string | null {
  const match = /^([A-Z]{1,6})(\d{7,})$/.exec(text.toUpperCase().replace(/[\s\u2010-\u2015-]/g, ''));
  if (!match) return null;
  const [, prefix = '', digits = ''] = match;
  return luhnDigit(digits.slice(0, -1)) === digits.slice(-1) ? `${prefix}-${digits}` : null;
}

/** `P-000018`: five digits and the check digit; short, because it is typed into the standing order of a bank. */
export function pledgeNumber(number: number): string {
  const digits = String(number).padStart(5, '0');
  return `P-${digits}${luhnDigit(digits)}`;
}

/** Forgives lower case, spaces and a missing dash; null when it is no number of a pledge. */
export function readPledgeNumber(text: string): string | null {
  const [, digits = ''] = /^P(\d{6,10})$/.exec(text.toUpperCase().replace(/[\s\u2010-\u2015-]/g, '')) ?? [];
  if (digits === '' || luhnDigit(digits.slice(0, -1)) !== digits.slice(-1)) return null;
  return `P-${digits}`;
}

// No 0/O, 1/I/L, U: a reference is read out over the phone.
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

function referenceCheck(body: string): string {
  let factor = 2;
  let sum = 0;
  for (let i = body.length - 1; i >= 0; i--) {
    const addend = factor * alphabet.indexOf(body.charAt(i));
    sum += Math.floor(addend / alphabet.length) + (addend % alphabet.length);
    factor = factor === 2 ? 1 : 2;
  }
  return alphabet.charAt((alphabet.length - (sum % alphabet.length)) % alphabet.length);
}

/** A short code to quote in a bank transfer, from seven random numbers 0…29: `K7M4-2QXP`. */
export function paymentReference(random: readonly number[]): string {
  const body = random.map((n) => alphabet.charAt(n % alphabet.length)).join('');
  const code = body + referenceCheck(body);
  return `${code.slice(0, 4)}-${code.slice(4)}`;
}

export function readPaymentReference(text: string): string | null {
  const code = text.toUpperCase().replace(/[\s-]/g, '');
  if (code.length !== 8 || [...code].some((c) => !alphabet.includes(c))) return null;
  return referenceCheck(code.slice(0, 7)) === code.charAt(7) ? `${code.slice(0, 4)}-${code.slice(4)}` : null;
}

/** How many letters the code of an invitation has: 78 random bits, which nobody guesses within its seven days. */
export const invitationCodeLength = 16;

/** The code of an invitation that is handed over on paper, from random numbers 0…29: `7KQM-2F9X-HB3T-WN5P`. */
export function invitationCode(random: readonly number[]): string {
  const letters = random.map((n) => alphabet.charAt(n % alphabet.length)).join('');
  return letters.replace(/(?<=^(?:.{4})+)(?=.)/g, '-');
}

/** Forgives lower case, spaces and missing dashes; null when it is no such code. */
export function readInvitationCode(text: string): string | null {
  const letters = text.toUpperCase().replace(/[\s\u2010-\u2015-]/g, '');
  if (letters.length !== invitationCodeLength || [...letters].some((one) => !alphabet.includes(one)))
    return null;
  return invitationCode([...letters].map((one) => alphabet.indexOf(one)));
}
