import { members } from '@kathok/contract';
import { expect, test } from 'vitest';
import { type DraftField, emptyDraft } from './draft.ts';
import { fieldProblem } from './field-problem.ts';

const today = '2026-11-15';
const problem = (field: DraftField, text: string, identityType = 'cid') =>
  fieldProblem(field, { ...emptyDraft, identityType, [field]: text }, today);

test.each([
  ['dateOfBirth', '2026-11-14', null],
  ['dateOfBirth', '2026-11-15', 'notPast'],
  ['dateOfBirth', '2031-01-01', 'notPast'],
  ['dateOfBirth', '2978-01-01', 'notPast'],
  ['dateOfBirth', '1978-02-31', 'noSuchDay'],
  ['dateOfBirth', '1879-03-14', 'before1900'],
  ['dateOfBirth', '-03-14', 'noSuchDay'],
  ['dateOfBirth', '', 'missing'],
  ['identityNumber', '1141000123', 'cid'],
  ['identityNumber', '1141-000 1234', null],
  ['phone', '12', 'phone'],
  ['email', 'a@b', 'email'],
  ['email', '', null],
  ['gewog', 'x'.repeat(81), 'tooLong'],
] as const)('%s %j: %s', (field, text, expected) => {
  expect(problem(field, text)).toBe(expected);
});

test('only a CID has eleven digits', () => {
  expect(problem('identityNumber', 'G-123 456', 'passport')).toBeNull();
  expect(problem('identityNumber', 'G12', 'passport')).toBe('identityNumber');
  expect(problem('identityNumber', 'G12#4567', 'other')).toBe('identityNumber');
});

const typed: [DraftField, string[]][] = [
  ['name', ['Om', 'x'.repeat(120), 'x'.repeat(121), ' ']],
  ['phone', ['12', '17 12 34 56', '17-123456', '18123456', '2 323 456', '02323456', '+61 400 000 000']],
  ['phone', ['0061 400 000 000', '(0061) 400', '+0123456789', 'seventeen', '17 12 34 56 7', '00']],
  [
    'phone',
    ['975 17123456', '0017123456', '077123456', '975 2323456', '8 512 345', '+975 12', '17–12–34–56'],
  ],
  ['email', ['a@b', 'a@b.bt', ' karma@example.bt ', 'karma.@example.bt', '.karma@example.bt', 'o’n@a.bt']],
  [
    'email',
    ["o'neil+x@mail.example.bt", 'a..b@c.bt', 'a@-b.bt', 'admin@localhost', "a'@b.bt", 'ka rma@a.bt'],
  ],
  ['email', ['a@b.b', 'a_b@c.bt', `${'a'.repeat(246)}@mail.bt`, `${'a'.repeat(247)}@mail.bt`, 'a@b.bt.']],
  [
    'identityNumber',
    ['1141000123', '11410001234', '1141 0001 234', '1141.0001-234', '114100012345', 'A141000123'],
  ],
  ['dateOfBirth', ['1978-03-14', '1978-02-31', '1899-12-31', '1900-01-01', '2024-02-30', '978-03-14']],
];

/** Whether the contract, too, finds fault with a field of a registration. */
const isRefused = (field: DraftField, text: string): boolean =>
  members.register.body
    .safeParse({ ...emptyDraft, dateOfBirth: '1978-03-14', [field]: text })
    .error?.issues.some(({ path }) => path[0] === field) ?? false;

test('every beginning of a Bhutanese number is taken as the contract takes it', () => {
  for (let start = 0; start < 100; start += 1)
    for (const rest of ['12345', '123456']) {
      const phone = String(start).padStart(2, '0') + rest;
      expect([phone, problem('phone', phone) !== null]).toEqual([phone, isRefused('phone', phone)]);
    }
});

test.each(typed.flatMap(([field, texts]) => texts.map((text) => [field, text] as const)))(
  'the contract says the same of %s %j',
  (field, text) => {
    expect(problem(field, text) !== null).toBe(isRefused(field, text));
  },
);
