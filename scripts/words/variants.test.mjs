import { expect, test } from 'vitest';
import { hasLetters, variantsOf } from './variants.mjs';

const format = { number: String };
const price = (sum, months) => {
  if (months === undefined) return sum;
  return months === 0 ? `${sum} for life` : `${sum} a year`;
};

test('a text is itself, and a function says what it puts in', () => {
  expect(variantsOf('Home')).toEqual(['Home']);
  expect(variantsOf((day) => `Paid until ${day}`)).toEqual(['Paid until {day}']);
  expect(variantsOf((count) => `${format.number(count)} donations`)).toEqual(['{count} donations']);
  expect(variantsOf(({ limit }) => `at most ${limit}`)).toEqual(['at most {limit}']);
});

test('each thing that a word may say stands by itself', () => {
  expect(variantsOf((n) => (n === 1 ? '1 day' : `${n} days`))).toEqual(['1 day', '{n} days']);
  expect(variantsOf((n) => `${n} ${n === 1 ? 'lamp' : 'lamps'} lit`)).toEqual([
    '{n} lamp lit',
    '{n} lamps lit',
  ]);
  expect(variantsOf(price)).toEqual(['{sum}', '{sum} for life', '{sum} a year']);
});

test('what nothing stands between is moved together, and what has no letters is no text', () => {
  expect(variantsOf((name, code) => `For ${name} ${code}.`)).toEqual(['For {name-code}.']);
  expect(variantsOf((name, code) => `${name} ${code}`).filter(hasLetters)).toEqual([]);
  expect(variantsOf((rows) => rows.map(String)).filter(hasLetters)).toEqual([]);
});
