import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { PrintedScript } from '@kathok/contract';
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
 * of two files with one name only one would be used, so the one with the rarer letters is called `Exto` or `Rare` instead of `Noto`.
 */
export function readFonts(): Buffer[] {
  const rarer = latin.map((file) => file.replace('-latin-', '-latin-ext-'));
  return [
    ...[...latin, tibetan].map(readFont),
    ...rarer.map((file) => withOtherName(readFont(file), 'Exto S')),
  ];
}

const noto = (script: string) => `noto-sans-${script}/files/noto-sans-${script}-${script}-400-normal`;
const ofNotoSans = (letters: string) => `noto-sans/files/noto-sans-${letters}-400-normal`;

/** Letters of Russia, Mongolia and Greece come with the compiler. */
type RareScript = Exclude<PrintedScript, 'Tibetan' | 'Cyrillic' | 'Greek'>;

/** Letters that few papers need: they are read when a paper has them. All of Korea's are in many files. */
const rareFonts: Record<RareScript, () => string[]> = {
  // Letters of Vietnam with two marks.
  Latin: () => [ofNotoSans('vietnamese')],
  Thai: () => [noto('thai')],
  Khmer: () => [noto('khmer')],
  Myanmar: () => [noto('myanmar')],
  Sinhala: () => [noto('sinhala')],
  Mongolian: () => [noto('mongolian')],
  Hangul: () => filesOf('gowun-dodum'),
  Devanagari: () => [ofNotoSans('devanagari')],
};

/** The scripts of a paper's texts, of those that papers are printed with. */
export const scriptsOf = (text: string): RareScript[] =>
  (Object.keys(rareFonts) as RareScript[]).filter((script) =>
    new RegExp(`\\p{Script=${script}}`, 'u').test(text),
  );

export const readRareFonts = (scripts: readonly RareScript[]): Buffer[] =>
  scripts
    .flatMap((script) => rareFonts[script]())
    .map((file) => withOtherName(readFont(file), file.startsWith('noto-sans/') ? 'Rare S' : 'Noto S'));

function filesOf(family: string): string[] {
  const folder = join(dirname(resolve(`@fontsource/${family}/package.json`)), 'files');
  return readdirSync(folder)
    .filter((file) => file.endsWith('.woff'))
    .map((file) => `${family}/files/${file.replace(/\.woff$/, '')}`);
}

const readFont = (file: string) => unpackWoff(readFileSync(resolve(`@fontsource/${file}.woff`)));

const inFont = (text: string) => Buffer.from(text, 'utf16le').swap16();

/** The new name is as long as the old one, so that nothing else in the file moves. */
function withOtherName(font: Buffer, name: 'Exto S' | 'Rare S' | 'Noto S'): Buffer {
  for (let at = 0; ; at += 1) {
    at = font.indexOf(inFont('Noto S'), at);
    if (at < 0) return font;
    inFont(name).copy(font, at);
  }
}
