import { describe, expect, it } from 'vitest';
import { changes } from './audit.ts';

describe('changes', () => {
  it('keeps only what differs', () => {
    const before = { name: 'Tashi', phone: null as string | null, mail: { port: 1, host: 'a' }, version: 3 };
    const after = { name: 'Tashi', phone: '+97517123456', mail: { port: 2, host: 'a' } };
    expect(changes(before, after)).toEqual({
      before: { phone: null, mail: { port: 1, host: 'a' } },
      after: { phone: '+97517123456', mail: { port: 2, host: 'a' } },
    });
  });

  it('takes undefined as not touched and null as emptied', () => {
    expect(changes({ a: 1, b: 2 as number | null }, { a: undefined, b: null })).toEqual({
      before: { b: 2 },
      after: { b: null },
    });
  });
});
