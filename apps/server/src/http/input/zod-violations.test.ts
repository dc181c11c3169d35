import { type Language, phone } from '@kathok/contract';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { longestProperty, mostViolations } from './violation.ts';
import { plainWords, violationsOf } from './zod-violations.ts';

const file = z.custom<File>((value) => value instanceof File, 'must be a file');

function violations(schema: z.ZodType, value: unknown, language: Language = 'en') {
  const parsed = schema.safeParse(value, { error: plainWords, reportInput: true });
  return violationsOf(parsed.error?.issues ?? [], 'body', language).map(
    ({ property, constraint, message }) => `${property}: ${constraint}: ${message}`,
  );
}

describe('violationsOf', () => {
  it('names every failure at once, nested ones with dots', () => {
    const schema = z.strictObject({
      name: z.string('must be text').min(3, 'must have at least 3 characters'),
      names: z.array(z.strictObject({ age: z.number().int().max(120) })),
      kind: z.enum(['a', 'b']),
      photo: file,
    });
    const value = {
      name: 'x',
      names: [{ age: 1 }, { age: 130, sex: 'f' }, { age: 1.5 }],
      kind: 'c',
      extra: 1,
    };
    expect(violations(schema, value)).toEqual([
      'name: minLength: must have at least 3 characters',
      'names.1.age: max: must be at most 120',
      'names.1.sex: unknown: is not a known field',
      'names.2.age: integer: must be a whole number',
      'kind: oneOf: must be one of a, b',
      'photo: required: is required',
      'extra: unknown: is not a known field',
    ]);
  });

  it('calls what is missing required, whatever its schema says', () => {
    const schema = z.strictObject({
      text: z.string('must be text'),
      id: z.uuid('must be an id'),
      yes: z.literal(true),
    });
    expect(violations(schema, {})).toEqual([
      'text: required: is required',
      'id: required: is required',
      'yes: required: is required',
    ]);
  });

  it.each([
    [z.email('must be an address'), 'x', 'body: email: must be an address'],
    [z.string().regex(/^a/, 'must begin with a'), 'x', 'body: pattern: must begin with a'],
    [z.iso.date('must be a day'), '2026-02-30', 'body: date: must be a day'],
    [z.array(z.string()).max(1), ['a', 'b'], 'body: maxItems: must have at most 1 items'],
    [z.string().max(1), 'ab', 'body: maxLength: must have at most 1 characters'],
    [z.number().multipleOf(5), 3, 'body: multipleOf: must be a multiple of 5'],
    [z.string(), 3, 'body: type: must be text'],
    [z.boolean(), 3, 'body: type: must be true or false'],
    [z.object({}), null, 'body: type: must be an object'],
    [z.object({}), [], 'body: type: must be an object'],
    [z.union([z.string(), z.number()]), true, 'body: shape: is not valid'],
    [z.string().refine(() => false, 'is wrong'), 'x', 'body: rule: is wrong'],
    [
      z.string().refine(() => false, { error: 'must be past', params: { constraint: 'isPast' } }),
      'x',
      'body: isPast: must be past',
    ],
  ])('has a stable name for each rule: %#', (schema, value, expected) => {
    expect(violations(schema, value)).toEqual([expected]);
  });

  it('is said in another language by the name of the rule, and in English where it has no words', () => {
    const schema = z.strictObject({
      name: z.string('must be text').min(3, 'must have at least 3 characters'),
      phone,
      email: z.email('must be an address'),
      age: z.number().min(18),
      code: z.string().regex(/^a/, 'must begin with a'),
    });
    const value = { name: 'x', phone: '1', email: 'x', age: 3, code: 'b' };
    const [name, phoneText, email, age, code] = violations(schema, value, 'dz');
    expect(name).toBe('name: minLength: ཡིག་འབྲུ་ ཉུང་མཐའ་ 3 དགོ།');
    expect(phoneText).toMatch(/^phone: pattern: བརྒྱུད་འཕྲིན་ཨང་ /);
    expect(email).toMatch(/^email: email: གློག་འཕྲིན་ཁ་བྱང་ /);
    expect(age).toBe('age: min: must be at least 18');
    expect(code).toBe('code: pattern: must begin with a');
    expect(violations(schema, { ...value, name: undefined }, 'dz')[0]).toBe('name: required: བཙུགས་དགོ།');
    expect(violations(schema, value)[1]).toMatch(/^phone: pattern: must be a phone number/);
  });

  it('refuses prototype keys like any other unknown field', () => {
    const value: unknown = JSON.parse('{"__proto__":{"isAdmin":true},"constructor":1}');
    expect(violations(z.strictObject({}), value)).toEqual([
      '__proto__: unknown: is not a known field',
      'constructor: unknown: is not a known field',
    ]);
  });

  it('names as many as an answer lists, and no more of a long name than its beginning', () => {
    const value = Object.fromEntries(Array.from({ length: 40_000 }, (_, at) => [`key${at}`, 1]));
    expect(violations(z.strictObject({}), value)).toHaveLength(mostViolations);
    expect(violations(z.record(z.string(), z.string()), value)).toHaveLength(mostViolations);
    const long = 'k'.repeat(250_000);
    const nested = z.record(z.string(), z.strictObject({}));
    const cut = `${long.slice(0, longestProperty)}: unknown: is not a known field`;
    expect(violations(z.strictObject({}), { [long]: 1 })).toEqual([cut]);
    expect(violations(nested, { [long]: value })).toEqual(Array(mostViolations).fill(cut));
  });
});
