import { expect, test } from 'vitest';
import { smallPdf } from '../../../testing/small-pdf.ts';
import { isWholePdf } from './whole-pdf.ts';

const stream = '5 0 obj<</Type/XRef/Size 6>>stream\n\nendstream endobj\n';
const withStream = `%PDF-1.7\n${stream}startxref\n9\n%%EOF\n`;

test.each([
  ['with a table', smallPdf()],
  ['with a stream of objects', withStream],
  ['with something behind its end', `${smallPdf()}\r\n\0\0sent by a printer`],
  ['written on after its first end', `${smallPdf()}7 0 obj<<>>endobj\nxref\n0 1\nstartxref\n20\n%%EOF`],
])('a PDF %s is whole', (_what, text) => expect(isWholePdf(Buffer.from(text))).toBe(true));

test.each([
  ['nine bytes', '%PDF-1.4\n'],
  ['a beginning', smallPdf().slice(0, 60)],
  ['all but its last bytes', smallPdf().slice(0, -8)],
  ['an end without a table', '%PDF-1.7\nstartxref\n9\n%%EOF'],
  ['a table beyond its end', `${smallPdf().replace(/startxref\n\d+/, 'startxref\n99999')}`],
  ['an end that stands far from the end', `${smallPdf()}${' '.repeat(5000)}`],
])('%s is not', (_what, text) => expect(isWholePdf(Buffer.from(text))).toBe(false));

test('wherever it is cut off, it is not whole', () => {
  const whole = Buffer.from(smallPdf().trimEnd());
  const wholeOnes = Array.from(whole.keys()).filter((length) => isWholePdf(whole.subarray(0, length)));
  expect(wholeOnes).toEqual([]);
});
