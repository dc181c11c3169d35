import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  luhnDigit,
  membershipCode,
  paymentReference,
  readMembershipCode,
  readPaymentReference,
} from './codes.ts';

const prefix = fc.string({
  unit: fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'),
  minLength: 1,
  maxLength: 6,
});
const number = fc.integer({ min: 1, max: 99_999_999 });
const random = fc.array(fc.nat(255), { minLength: 7, maxLength: 7 });

test('the first members have these codes', () => {
  expect([1, 2, 3].map((n) => membershipCode('KM', n))).toEqual(['KM-0000018', 'KM-0000026', 'KM-0000034']);
  expect(luhnDigit('7992739871')).toBe('3');
});

test('a code is read back however it is typed', () => {
  fc.assert(
    fc.property(prefix, number, (prefix, n) => {
      const code = membershipCode(prefix, n);
      const typed = [
        code,
        code.toLowerCase(),
        code.replace('-', ''),
        code.replace('-', ' '),
        ` ${[...code].join(' ')} `,
      ];
      for (const text of typed) expect(readMembershipCode(text)).toBe(code);
    }),
  );
});

test('different numbers have different codes, and later ones are never shorter', () => {
  fc.assert(
    fc.property(number, number, (a, b) => {
      fc.pre(a < b);
      expect(membershipCode('KM', a)).not.toBe(membershipCode('KM', b));
      expect(membershipCode('KM', a).length).toBeLessThanOrEqual(membershipCode('KM', b).length);
    }),
  );
});

test('one wrong digit is always seen', () => {
  fc.assert(
    fc.property(number, fc.nat(6), fc.integer({ min: 1, max: 9 }), (n, place, shift) => {
      const digits = membershipCode('KM', n).slice(3);
      const wrong = String((Number(digits[place]) + shift) % 10);
      expect(readMembershipCode(`KM-${digits.slice(0, place)}${wrong}${digits.slice(place + 1)}`)).toBeNull();
    }),
  );
});

test.each([
  '',
  'KM',
  'KM-',
  '0000018',
  'KM-000018',
  'KM-0000019',
  'TOOLONGX-0000018',
  'K1-0000018',
  'ཀ-0000018',
])('%s is no membership code', (text) => {
  expect(readMembershipCode(text)).toBeNull();
});

test('a reference is read back however it is typed', () => {
  fc.assert(
    fc.property(random, (bytes) => {
      const reference = paymentReference(bytes);
      expect(reference).toMatch(/^[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/);
      for (const text of [
        reference,
        reference.toLowerCase(),
        reference.replace('-', ' '),
        reference.replace('-', ''),
      ]) {
        expect(readPaymentReference(text)).toBe(reference);
      }
    }),
  );
});

test('one wrong sign in a reference, or two neighbours exchanged, is seen', () => {
  fc.assert(
    fc.property(
      random,
      fc.nat(7),
      fc.constantFrom(...'23456789ABCDEFGHJKMNPQRSTVWXYZ'),
      (bytes, place, sign) => {
        const code = paymentReference(bytes).replace('-', '');
        fc.pre(code[place] !== sign);
        expect(readPaymentReference(code.slice(0, place) + sign + code.slice(place + 1))).toBeNull();
      },
    ),
  );
});
