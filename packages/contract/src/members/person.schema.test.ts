import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { id, name, phone } from '../values/fields.ts';
import { normalisePhone } from '../values/people/phone.ts';
import { registerBody } from './member.schema.ts';
import { dzongkhags, readDzongkhag } from '../values/people/places.ts';

test.each([
  ['17 12 34 56', '+97517123456'],
  ['77-123456', '+97577123456'],
  ['975 17123456', '+97517123456'],
  ['+975 17 12 34 56', '+97517123456'],
  ['00975 17123456', '+97517123456'],
  ['2 323 456', '+9752323456'],
  ['+61 400 000 000', '+61400000000'],
  ['(0061) 400 000 000', '+61400000000'],
])('%s is %s', (typed, kept) => {
  expect(phone.parse(typed)).toBe(kept);
});

test('an id has one spelling', () => {
  expect(id.parse('6D0F2F0A-6a0e-4C11-9A3E-2F0B6D0C1A01')).toBe('6d0f2f0a-6a0e-4c11-9a3e-2f0b6d0c1a01');
  expect(id.safeParse('6D0F2F0A').success).toBe(false);
});

test('a kept number stays as it is', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^(16|17|77|87)[0-9]{6}$/), (digits) => {
      expect(normalisePhone(normalisePhone(digits))).toBe(`+975${digits}`);
      expect(normalisePhone(`0${digits}`)).toBe(`+975${digits}`);
    }),
  );
});

test.each(['', '123', '18123456', '+0123456789', 'seventeen'])('%s is no phone number', (typed) => {
  expect(phone.safeParse(typed).success).toBe(false);
});

test('dzongkhags are known by their common spellings', () => {
  expect(dzongkhags.map((name) => readDzongkhag(name.toUpperCase()))).toEqual([...dzongkhags]);
  expect(['Chukha', 'mongar', 'Pemagatshel', 'wangdue phodrang', 'Ha'].map(readDzongkhag)).toEqual([
    'Chhukha',
    'Monggar',
    'Pema Gatshel',
    'Wangdue Phodrang',
    'Haa',
  ]);
  expect(['Lhasa', 'constructor', '__proto__', 'toString'].map(readDzongkhag)).toEqual([
    null,
    null,
    null,
    null,
  ]);
});

test('a registration is told all its faults at once, the wrong CID among them', () => {
  const result = registerBody.safeParse({
    identityType: 'cid',
    identityNumber: '1234',
    phone: '1',
    consent: false,
  });
  const paths = result.error?.issues.map(({ path }) => path.join('.')) ?? [];
  expect(paths).toEqual(
    expect.arrayContaining(['name', 'identityNumber', 'phone', 'consent', 'membershipTypeId']),
  );
});

test.each(['\u200B', '\u2060\u200D', ' \u200B ', '\u3164', '\u2800\uFE0F', 'Karma\u202Egnp', 'Karma\nDema'])(
  '%j is no name',
  (typed) => {
    expect(name.safeParse(typed).success).toBe(false);
  },
);

test.each(['Om', 'བཀྲིས་དབང་མོ་', 'José O’Neil'])('%s is a name', (typed) => {
  expect(name.parse(typed)).toBe(typed);
});
