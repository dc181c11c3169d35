import { expect, test } from 'vitest';
import { DatabaseClosing, DatabaseOverloaded } from '../db/queue/waiting-limits.ts';
import { toAppError } from './known-errors.ts';

const coded = (code: string, message = 'x') => Object.assign(new Error(message), { code });

test.each([
  [coded('53100'), 'storage_full'],
  [coded('ENOSPC'), 'storage_full'],
  [coded('EDQUOT'), 'storage_full'],
  [coded('25006'), 'storage_read_only'],
  [coded('EROFS'), 'storage_read_only'],
  [coded('42501', 'could not open file "base/5/1": Read-only file system'), 'storage_read_only'],
  [new DatabaseOverloaded('x'), 'overloaded'],
  [coded('53300'), 'overloaded'],
  [coded('53200'), 'overloaded'],
  [coded('40001'), 'overloaded'],
  [coded('40P01'), 'overloaded'],
  [coded('55P03'), 'overloaded'],
  [coded('57014'), 'overloaded'],
  [new DatabaseClosing('x'), 'unavailable'],
  [coded('57P01'), 'unavailable'],
  [coded('57P05'), 'unavailable'],
  [new Error('Connection terminated unexpectedly'), 'unavailable'],
  [new Error('Connection terminated'), 'unavailable'],
])('%s is answered with 503 %s and when to come back', (error, code) => {
  const known = toAppError(error, {});
  expect(known).toMatchObject({ code, status: 503 });
  expect(known?.details.retryAfterSeconds).toBeGreaterThan(0);
});

test('a lack of rights in the database stays a mistake of ours', () => {
  expect(toAppError(coded('42501', 'permission denied for table members'), {})).toBeUndefined();
});
