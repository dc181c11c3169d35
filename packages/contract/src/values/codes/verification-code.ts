// No 0/O, 1/I/L, U: a code is typed from paper.
export const paperAlphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
export const verificationCodeLength = 16;

/** `VFQZ-9BYW`, printed on a receipt beside its number: only both together open something. */
export const checkCodeLength = 8;

/** `8H4QTT2W61KM9RXA` → `8H4Q-TT2W-61KM-9RXA`, as papers print it. Codes of older receipts stay as they are. */
export function groupCode(code: string): string {
  return isNewCode(code) ? (code.match(/.{4}/g)?.join('-') ?? code) : code;
}

const isNewCode = (code: string) =>
  [checkCodeLength, verificationCodeLength].includes(code.length) &&
  [...code].every((letter) => paperAlphabet.includes(letter));

/** A letter with what is stacked under it or stands above it is one. */
const firstLetter = /^.\p{M}*/u;

/** `K. W.`: the first letter of every name. */
export function initialsOf(name: string): string {
  return name
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 6)
    .map((word) => `${firstLetter.exec(word)?.[0].toUpperCase() ?? ''}.`)
    .join(' ');
}
