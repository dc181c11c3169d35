import { expect, test } from 'vitest';
import { readAddress } from './address-values.ts';

const grant = 'A'.repeat(43);

test('a CID or a membership code is something to type into the form', () => {
  expect(readAddress({ cid: '11705001234', year: '2025' }, '')).toEqual({
    identifier: '11705001234',
    year: '2025',
  });
  expect(readAddress({ id: 'KM-0000018', year: '2025' }, '')).toEqual({
    identifier: 'KM-0000018',
    year: '2025',
  });
});

test('an id and nonsense are dropped', () => {
  expect(readAddress({ id: '6d0f2f0a-6a0e-4c11-9a3e-2f0b6d0c1a01', year: 'soon' }, '')).toEqual({});
  expect(readAddress({ cid: '<script>', year: '20255' }, '')).toEqual({});
});

test('a mailed link has its grant behind the #', () => {
  expect(readAddress({}, `#grant=${grant}`)).toEqual({ grant });
  expect(readAddress({}, '#main')).toBeUndefined();
});

test('a plain address has nothing to take', () => {
  expect(readAddress({}, '')).toBeUndefined();
});
