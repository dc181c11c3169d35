import { randomInt } from 'node:crypto';

const consonants = 'bdfghjklmnprstvz';
const vowels = 'aeiou';

/** Four groups of three syllables, easy to copy by hand: `gatomi-belusa-nikoru-padeho`. About 76 bits. */
export function readablePassword(): string {
  return times(4, () => times(3, syllable).join('')).join('-');
}

function syllable(): string {
  return letterOf(consonants) + letterOf(vowels);
}

function letterOf(letters: string): string {
  return letters.charAt(randomInt(letters.length));
}

function times<Part>(count: number, make: () => Part): Part[] {
  return Array.from({ length: count }, make);
}
