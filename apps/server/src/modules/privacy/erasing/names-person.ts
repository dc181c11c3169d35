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
      (/^\+?\d{6,}$/.test(known) && digits.includes(known)),
  );
}

/** Shorter parts of names are words of every day. */
const shortest = 3;

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}@.]+/u)
    .map((word) => word.replace(/^\.+|\.+$/g, ''));
