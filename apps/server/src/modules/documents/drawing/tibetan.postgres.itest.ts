import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { type Canvas, createCanvas, GlobalFonts } from '@napi-rs/canvas';
import type { PaperContent } from '@kathok/contract';
import { beforeAll, expect, test } from 'vitest';
import { blankPaper, noCaller } from '../../../testing/blank-paper.ts';
import { howMany } from '../../../testing/how-many.ts';
import { drawPage } from '../../../testing/read-pdf.ts';
import { drawContent } from './draw-content.ts';
import { unpackWoff } from './unpack-woff.ts';

const family = 'Tibetan of the test';
beforeAll(() => {
  const file = '@fontsource/noto-serif-tibetan/files/noto-serif-tibetan-tibetan-400-normal.woff';
  GlobalFonts.register(unpackWoff(readFileSync(createRequire(import.meta.url).resolve(file))), family);
});

const scale = 6;
const pointSize = 14;

const onlyClosing = (dzongkha: string): PaperContent => ({
  ...blankPaper,
  closing: { dzongkha, text: null },
});

interface Ink {
  width: number;
  height: number;
  isDark(x: number, y: number): boolean;
}

/** The smallest rectangle around all that is dark between two heights. */
function inkOf(canvas: Canvas, from = 0, to = canvas.height): Ink {
  const { width } = canvas;
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, canvas.height);
  const isDark = (x: number, y: number) => data[(y * width + x) * 4]! < 128;
  let [left, right, top, bottom] = [width, 0, to, 0];
  for (let y = from; y < to; y += 1)
    for (let x = 0; x < width; x += 1)
      if (isDark(x, y))
        [left, right, top, bottom] = [
          Math.min(left, x),
          Math.max(right, x),
          Math.min(top, y),
          Math.max(bottom, y),
        ];
  return {
    width: right - left + 1,
    height: bottom - top + 1,
    isDark: (x, y) => isDark(left + x, top + y),
  };
}

/** The share of dark pixels that both have, of those that one of them has. */
function likeness(one: Ink, other: Ink): number {
  let [both, either] = [0, 0];
  for (let y = 0; y < Math.max(one.height, other.height); y += 1)
    for (let x = 0; x < Math.max(one.width, other.width); x += 1) {
      const inOne = x < one.width && y < one.height && one.isDark(x, y);
      const inOther = x < other.width && y < other.height && other.isDark(x, y);
      if (inOne && inOther) both += 1;
      if (inOne || inOther) either += 1;
    }
  return both / either;
}

/** As HarfBuzz shapes it, which browsers use too. */
function shaped(text: string): Ink {
  const canvas = createCanvas(text.length * 120, 500);
  const context = canvas.getContext('2d');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = '#000';
  context.font = `${pointSize * scale}px "${family}"`;
  context.fillText(text, 40, 250);
  return inkOf(canvas);
}

async function printed(text: string): Promise<Ink> {
  const page = await drawPage(await drawContent(noCaller, onlyClosing(text), []), 1, scale);
  // Below the letterhead and above the woven band at the foot.
  return inkOf(page, Math.floor(page.height / 2), page.height - 14 * scale);
}

test.each(
  ['བསྒྲུབས་རྫོགས་སྐྱོང་', 'ཀཿཐོག་ཆོས་ཚོགས།', 'ལྷུན་གྲུབ་བརྩེགས་པ་', 'པདྨ་འབྱུང་གནས་རྒྱལ་པོ།'].slice(
    0,
    howMany({ test: 2, prove: 4 }),
  ),
)('%s is printed with its stacks, as a browser shapes it', async (text) => {
  const [paper, browser] = [await printed(text), shaped(text)];
  expect(paper.width / browser.width).toBeCloseTo(1, 1);
  expect(paper.height / browser.height).toBeCloseTo(1, 1);
  expect(likeness(paper, browser)).toBeGreaterThan(0.75);
});

test('letters that stand beside each other instead would be seen', async () => {
  const paper = await printed('སྒྲུབས');
  expect(likeness(paper, shaped('སགརབས'))).toBeLessThan(0.6);
});
