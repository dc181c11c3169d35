import { expect, test } from 'vitest';
import { placeholderFault, placeholdersOf } from './placeholders.ts';

test('a translation puts in what the English puts in, in any order', () => {
  expect(placeholdersOf('{name} gave {sum}, {name}!')).toEqual(['name', 'sum']);
  expect(placeholderFault('{name} gave {sum}', '{sum} {name} གིས་ཕུལ།')).toBeNull();
  expect(placeholderFault('{count} donations', 'ཞལ་འདེབས་')).toBe('lacks {count}');
  expect(placeholderFault('Home', '{name}')).toBe('has {name}, which the English does not have');
  expect(placeholderFault('{sum}', '{sum} {')).toBe('has a brace that belongs to no placeholder');
  expect(placeholderFault('For {name-code}.', '{name-code} གི་དོན་ལུ།')).toBeNull();
});
