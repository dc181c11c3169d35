import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { identityNumber } from './identity.schema.ts';
import { identityProblem, isProbableCid, maskIdentity, maskName } from './identity.ts';

const cid = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 11, maxLength: 11 });

test('eleven digits are a CID, and spaces and dashes are forgiven', () => {
  fc.assert(
    fc.property(cid, (number) => {
      const typed = `${number.slice(0, 3)} ${number.slice(3, 6)}-${number.slice(6)}`;
      expect(identityNumber.parse(typed)).toBe(number);
      expect(identityProblem('cid', number)).toBeNull();
    }),
  );
});

test('any other number of digits is no CID, but may be a passport', () => {
  expect(identityProblem('cid', '1141000123')).toMatch(/11 digits/);
  expect(identityProblem('passport', 'G123456')).toBeNull();
});

test('an improbable beginning is worth a second look', () => {
  expect(isProbableCid('11410001234')).toBe(true);
  expect(isProbableCid('12000001234')).toBe(true);
  expect(isProbableCid('41410001234')).toBe(false);
  expect(isProbableCid('12110001234')).toBe(false);
});

test('a masked number shows its last two signs and its length, nothing else', () => {
  expect(maskIdentity('11410001223')).toBe('•••••••••23');
  fc.assert(
    fc.property(cid, (number) => {
      expect(maskIdentity(number)).toBe(`•••••••••${number.slice(-2)}`);
    }),
  );
});

test('a masked name shows a beginning only', () => {
  expect(maskName('Tashi Wangmo')).toBe('Ta*** W*****');
  expect(maskName('Jo')).toBe('J***');
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[A-Z][a-z]{1,9}$/), { minLength: 1, maxLength: 4 }), (words) => {
      const masked = maskName(words.join(' '));
      expect(masked.split(' ')).toHaveLength(words.length);
      for (const word of words.filter((word) => word.length > 2)) expect(masked).not.toContain(word);
    }),
  );
});
