import { describe, expect, it } from 'vitest';
import { hashRequest, idempotencyKey } from './idempotency.ts';

const hash = (input: unknown, secret = 'secret') => hashRequest(secret, input);

describe('hashRequest', () => {
  it('is the same for the same values in another order, and for the same file', async () => {
    const first = { body: { a: 1, b: [{ c: null, d: 'x' }], file: new File(['abc'], 'a.jpg') } };
    const second = { body: { file: new File(['abc'], 'b.jpg'), b: [{ d: 'x', c: null }], a: 1 } };
    expect(await hash(first)).toBe(await hash(second));
  });

  it.each([
    [{ a: 1 }, { a: '1' }],
    [{ a: [1, 2] }, { a: [2, 1] }],
    [{ a: 1 }, { a: 1, b: null }],
    [{ a: { b: 1 } }, { 'a.b': 1 }],
    [{ file: new File(['abc'], 'x') }, { file: new File(['abd'], 'x') }],
    [{ a: 'x","b":"y' }, { a: 'x', b: 'y' }],
  ])('differs for other values: %#', async (first, second) => {
    expect(await hash(first)).not.toBe(await hash(second));
  });

  it('cannot be guessed without the secret', async () => {
    expect(await hash({ password: 'x' })).not.toBe(await hash({ password: 'x' }, 'other'));
  });
});

describe('idempotencyKey', () => {
  it('takes printable characters', () => {
    expect(idempotencyKey('6f1c-~!')).toBe('6f1c-~!');
    expect(idempotencyKey(undefined)).toBeUndefined();
  });

  it.each(['', 'with space', 'é', 'x'.repeat(201), ['a', 'b']])('refuses %j', (header) => {
    expect(() => idempotencyKey(header)).toThrow('Please check these fields');
  });
});
