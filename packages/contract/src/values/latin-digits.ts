const digit = /^\p{Nd}$/u;
const isDigit = (code: number) => digit.test(String.fromCodePoint(code));

/** The digits of every script come in rows of ten, from zero to nine; some rows follow each other directly. */
function valueOf(written: string): string {
  const code = written.codePointAt(0) ?? 0;
  let first = code;
  while (isDigit(first - 1)) first -= 1;
  return String((code - first) % 10);
}

/** Writes the digits of all scripts, such as those of Dzongkha, as 0 to 9. */
export const latinDigits = (text: string): string => text.replace(/(?![0-9])\p{Nd}/gu, valueOf);
