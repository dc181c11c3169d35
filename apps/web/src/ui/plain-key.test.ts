import { expect, test } from 'vitest';
import { plainKey } from './plain-key.ts';

const press = {
  key: 'A',
  repeat: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  defaultPrevented: false,
};

test('a key alone counts, in either case', () => {
  expect(plainKey(press)).toBe('a');
  expect(plainKey({ ...press, key: '?' })).toBe('?');
});

test('a key that is held down, goes with another, or was taken already does not', () => {
  for (const not of ['repeat', 'ctrlKey', 'metaKey', 'altKey', 'defaultPrevented'] as const)
    expect([not, plainKey({ ...press, [not]: true })]).toEqual([not, null]);
});
