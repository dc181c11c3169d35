import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { siteName } from '../../../lib/browser/page-title.ts';
import { words as choice } from '../../../language/words.en.ts';
import { words as home } from '../../home/words.en.ts';
import { words as site } from '../words.en.ts';

const css = readFileSync(new URL('../../../theme/fonts/letters.css', import.meta.url), 'utf8');

/** The letters for which the small file is fetched, as the style sheet lists them. */
const ranges = /tibetan-of-english-pages[^}]*unicode-range:([^;]*);/
  .exec(css)![1]!
  .split(',')
  .map((range) =>
    range
      .trim()
      .slice(2)
      .split('-')
      .map((end) => Number.parseInt(end, 16)),
  );

test('the small file has every letter that English pages show by themselves', () => {
  const shown = [site.siteDzongkha, home.motto, ...Object.values(choice.names), '༡༢༣', siteName].join('');
  const missing = [...shown]
    .filter((letter) => letter >= '\u0f00' && letter <= '\u0fff')
    .filter(
      (letter) =>
        !ranges.some(
          ([from = 0, to = from]) => letter.codePointAt(0)! >= from && letter.codePointAt(0)! <= to,
        ),
    );
  expect(missing).toEqual([]);
});
