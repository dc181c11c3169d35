import { expect, test } from 'vitest';
import { countNames, namesOf, tooLongName } from './read-names.ts';

test('a pasted list is one name a line, in any script; empty lines are none', () => {
  const names = namesOf({ deceased: 'Ap Dorji  Wangdi\r\n\r\nཨཔ་ཀུན་ལེགས།\n ', living: ' Karma ' });
  expect(names).toEqual([
    { name: 'Ap Dorji Wangdi', living: false },
    { name: 'ཨཔ་ཀུན་ལེགས།', living: false },
    { name: 'Karma', living: true },
  ]);
});

test('a name that stands twice is told, however it is spelt', () => {
  expect(countNames('Karma\nLhamo\nkarma')).toEqual({ count: 3, twice: { name: 'Karma', times: 2 } });
  expect(countNames('Karma\nLhamo')).toEqual({ count: 2, twice: null });
});

test('a name of 4 KB is no name', () => {
  expect(tooLongName(namesOf({ deceased: `Karma\n${'x'.repeat(4096)}`, living: '' }))).toBe('x'.repeat(30));
  expect(tooLongName(namesOf({ deceased: 'x'.repeat(200), living: '' }))).toBeUndefined();
});
