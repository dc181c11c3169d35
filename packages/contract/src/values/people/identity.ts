export const identityTypes = ['cid', 'passport', 'other'] as const;
export type IdentityType = (typeof identityTypes)[number];

/** Spaces and dashes are forgiven; letters are written large. */
export const normaliseIdentity = (text: string) => text.toUpperCase().replace(/[\s.-]/g, '');

/** Any identity number matches this, whatever its document. */
export const documentNumberPattern = /^[A-Z0-9/]{4,20}$/;

export const isCid = (number: string) => /^\d{11}$/.test(number);

/** Census status 1–3 and the number of a dzongkhag 01–20 come first; anything else is worth a second look. */
export const isProbableCid = (number: string) => /^[1-3](0[1-9]|1\d|20)\d{8}$/.test(number);

/** `•••••••••23`: enough to recognise one's own number, too little to use it. */
export const maskIdentity = (number: string) => '•'.repeat(Math.max(number.length - 2, 0)) + number.slice(-2);

/** The rule for a pair of type and number; null when it is kept. */
export function identityProblem(type: IdentityType, number: string): string | null {
  return type === 'cid' && !isCid(number) ? `must have 11 digits; a CID such as 11410001234` : null;
}

/** `Ta**** W*****`: the first two letters of the first name, the first of every other. */
export function maskName(name: string): string {
  return name
    .split(/\s+/)
    .filter(Boolean)
    .map((word, i) => {
      const letters = [...word];
      const shown = i === 0 ? Math.min(2, letters.length - 1) : 1;
      return letters.slice(0, Math.max(shown, 1)).join('') + '*'.repeat(Math.max(letters.length - shown, 3));
    })
    .join(' ');
}
