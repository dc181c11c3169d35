import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { unpackWoff } from './unpack-woff.ts';

const { resolve } = createRequire(import.meta.url);

const latin = [
  'noto-sans/files/noto-sans-latin-400-normal',
  'noto-sans/files/noto-sans-latin-700-normal',
  'noto-serif/files/noto-serif-latin-400-normal',
  'noto-serif/files/noto-serif-latin-400-italic',
];
const tibetan = 'noto-serif-tibetan/files/noto-serif-tibetan-tibetan-400-normal';

/**
 * The letters of papers, so that every machine draws the same. Packages for the web part a face into files by letters;
 * of two files with one name only one would be used, so the one with the rarer letters is called `Exto` instead of `Noto`.
 */
export function readFonts(): Buffer[] {
  const rarer = latin.map((file) => file.replace('-latin-', '-latin-ext-'));
  return [...[...latin, tibetan].map(readFont), ...rarer.map((file) => withOtherName(readFont(file)))];
}

const readFont = (file: string) => unpackWoff(readFileSync(resolve(`@fontsource/${file}.woff`)));

const inFont = (text: string) => Buffer.from(text, 'utf16le').swap16();

/** The new name is as long as the old one, so that nothing else in the file moves. */
function withOtherName(font: Buffer): Buffer {
  for (let at = 0; ; at += 1) {
    at = font.indexOf(inFont('Noto S'), at);
    if (at < 0) return font;
    inFont('Exto S').copy(font, at);
  }
}
