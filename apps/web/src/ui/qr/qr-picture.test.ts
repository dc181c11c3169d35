import { decodeQR } from 'qr/decode.js';
import { expect, test } from 'vitest';
import { qrPicture } from './qr-picture.ts';

const pixelsPerModule = 4;

/** The path painted as a camera would see it. */
function paint({ size, path }: ReturnType<typeof qrPicture>) {
  const side = size * pixelsPerModule;
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    for (let row = 0; row < pixelsPerModule; row++) {
      const first = ((Number(y) * pixelsPerModule + row) * side + Number(x) * pixelsPerModule) * 4;
      for (let pixel = 0; pixel < Number(width) * pixelsPerModule; pixel++)
        data.fill(0, first + pixel * 4, first + pixel * 4 + 3);
    }
  }
  return { width: side, height: side, data };
}

test.each([
  '0002010102120916940094000000000452040000530306454071000.005802BT5911TEST CENTRE6007THIMPHU62290208170000000513KTK20260000016304736A',
  'https://members.example.bt/verify/7QX3M2',
  '1',
])('a scanner reads back %s', (text) => {
  expect(decodeQR(paint(qrPicture(text)))).toBe(text);
});

test('the quiet border stays white', () => {
  const { size, path } = qrPicture('Kathok');
  const places = [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map(([, x, y, width]) => [
    Number(x),
    Number(y),
    Number(x) + Number(width),
  ]);
  expect(Math.min(...places.flatMap(([x, y]) => [x!, y!]))).toBe(4);
  expect(Math.max(...places.map(([, , end]) => end!))).toBe(size - 4);
});
