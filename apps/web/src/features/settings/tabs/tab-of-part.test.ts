import { expect, it } from 'vitest';
import { words } from '../words.en.ts';
import { tabOfPart, tabs } from './tab-of-part.ts';

it('puts each part on one page', () => {
  expect(Object.values(tabs).flat().toSorted()).toEqual(Object.keys(words.parts).toSorted());
});

it.each([
  ['#part-care', 'money'],
  ['#part-sms', 'messages'],
  ['', 'centre'],
  ['#part-nothing', 'centre'],
])('opens for the address %j the page %s', (hash, tab) => {
  expect(tabOfPart(hash)).toBe(tab);
});
