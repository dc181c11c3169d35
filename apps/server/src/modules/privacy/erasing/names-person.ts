/**
 * Whether a text has a name or another identifying text of somebody in it. The reason of an erasure stays for ever, so it must not
 * bring back what was erased. A single part of the name is enough, in capitals or not.
 */
export function namesPerson(text: string, identifying: readonly string[]): boolean {
  const said = new Set(wordsOf(text));
  const digits = text.replaceAll(/[\s-]/g, '');
  return identifying.some(
    (known) =>
      wordsOf(known).some((word) => word.length >= shortest && said.has(word)) ||
      (isNumber.test(known) && digits.includes(withoutCountry(known))),
  );
}

const isNumber = /^\+?\d{6,}$/;
/** People write the phone numbers of Bhutan without it. */
const withoutCountry = (number: string) => number.replace(/^\+975/, '');

/** Shorter parts of names are words of every day. */
const shortest = 3;

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}@.]+/u)
    .map((word) => word.replace(/^\.+|\.+$/g, ''));
