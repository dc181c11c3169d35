/** Letters and digits that nobody confuses on paper. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
const [groups, length] = [5, 5];

/** 123 random bits, in groups that are read from paper without a mistake. */
export function madeUpPassphrase(random = crypto.getRandomValues.bind(crypto)): string {
  const letter = (): string => {
    const [byte = 255] = random(new Uint8Array(1));
    // What is left over would make the first letters likelier.
    return byte < 256 - (256 % alphabet.length) ? alphabet[byte % alphabet.length]! : letter();
  };
  const group = () => Array.from({ length }, letter).join('');
  return Array.from({ length: groups }, group).join(' ');
}
