import { expect, test } from 'vitest';
import { verdictAddress } from './verdict-address.ts';

test('whatever is typed leads to the page that says whether it is known', () => {
  expect(verdictAddress(' 8H4Q-TT2W-63KM-9RXA ')).toBe('/verify/8H4Q-TT2W-63KM-9RXA');
  expect(verdictAddress('8H4Q TT2W')).toBe('/verify/8H4Q%20TT2W');
  expect(verdictAddress('<b>1</b>')).toBe('/verify/%3Cb%3E1%3C-b%3E');
  for (const typed of ['../api', 'receipt.pdf', String.raw`a\b;c`]) {
    expect(verdictAddress(typed)).toMatch(/^\/verify\/[\w-]+$/);
  }
});
