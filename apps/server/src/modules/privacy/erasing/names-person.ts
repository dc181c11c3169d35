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

/**
 * The texts that tell one person from others by themselves, in small letters: whole names of two words and more, numbers and
 * addresses. A single word is the name of many.
 */
export function tellingTexts(identifying: readonly string[]): string[] {
  const telling = identifying.flatMap((text) => {
    const plain = text.normalize('NFKC').trim().toLowerCase();
    if (isNumber.test(plain)) return [withoutCountry(plain)];
    return plain.includes('@') || plain.split(/\s+/).length > 1 ? [plain] : [];
  });
  return [...new Set(telling)];
}

/** The text with another in place of each of these, in capitals or not; numbers also where they are written with spaces. */
export function withoutTexts(text: string, telling: readonly string[], instead: string): string {
  return telling.reduce((left, known) => {
    const letters = isNumber.test(known)
      ? [...known].join('[ -]?')
      : known.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
    return left.replaceAll(new RegExp(letters, 'giu'), instead);
  }, text);
}

/** Shorter parts of names are words of every day. */
const shortest = 3;

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}@.]+/u)
    .map((word) => word.replace(/^\.+|\.+$/g, ''));
