import { expect, test } from 'vitest';
import { madeUpPassphrase } from './made-up-passphrase.ts';

test('a passphrase that is made up is long, easy to copy, and another one each time', () => {
  const made = Array.from({ length: 50 }, () => madeUpPassphrase());
  for (const one of made) expect(one).toMatch(/^([a-hjkmnp-z2-9]{5} ){4}[a-hjkmnp-z2-9]{5}$/);
  expect(new Set(made).size).toBe(50);
});

test('no letter is likelier than another: what is left over of a byte is drawn again', () => {
  const bytes = [255, 250, 248, 0];
  const random = ((target: Uint8Array) => target.fill(bytes.shift() ?? 0)) as never;
  expect(madeUpPassphrase(random)).toBe('aaaaa aaaaa aaaaa aaaaa aaaaa');
});
