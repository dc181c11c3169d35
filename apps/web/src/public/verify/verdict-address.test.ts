import { expect, test } from 'vitest';
import { verdictAddress } from './verdict-address.ts';

test('whatever is typed leads to the page that says whether it is known', () => {
  expect(verdictAddress(' 8H4Q-TT2W-63KM-9RXA ')).toBe('/verify/8H4Q-TT2W-63KM-9RXA');
  expect(verdictAddress('8H4Q TT2W')).toBe('/verify/8H4Q%20TT2W');
  expect(verdictAddress('<b>1</b>')).toBe('/verify/%3Cb%3E1%3C-b%3E');
  expect(verdictAddress('😀'.repeat(20_000))).toHaveLength('/verify/'.length + 60 * '%F0%9F%98%80'.length);
  for (const typed of ['../api', 'receipt.pdf', String.raw`a\b;c`]) {
    expect(verdictAddress(typed)).toMatch(/^\/verify\/[\w-]+$/);
  }
});

test('the address in the QR code is as good as its code', () => {
  const code = '8H4Q-TT2W-63KM-9RXA';
  expect(verdictAddress(`https://centre.example.bt/verify/${code}`)).toBe(`/verify/${code}`);
  expect(verdictAddress(`centre.example.bt/verify/${code}/`)).toBe(`/verify/${code}`);
});
