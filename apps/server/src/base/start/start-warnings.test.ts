import { expect, test } from 'vitest';
import { startWarnings } from './start-warnings.ts';

const none = { databaseUrl: undefined, databaseOwnerUrl: undefined, s3: undefined };

test.each([
  'postgres://kathok:secret@127.0.0.1:5432/kathok',
  'postgres://kathok:secret@[::1]/kathok',
  'postgres://kathok:secret@db:5432/kathok',
  'postgres://kathok:secret@10.4.0.7/kathok',
  'postgres://kathok@%2Fvar%2Frun%2Fpostgresql/kathok',
  'postgres://kathok@/kathok?host=/var/run/postgresql',
  'postgres://kathok:secret@db.example.bt/kathok?sslmode=verify-full',
  'postgres://kathok:secret@203.0.113.4/kathok?sslmode=require',
])('%s is near, or encrypted', (databaseUrl) => {
  expect(startWarnings({ ...none, databaseUrl })).toEqual([]);
});

test.each([
  'postgres://kathok:secret@db.example.bt/kathok',
  'postgres://kathok:secret@203.0.113.4/kathok?sslmode=disable',
  'postgres://kathok:secret@[2001:db8::4]/kathok?sslmode=prefer',
])('%s is far away and in the open', (url) => {
  const warning = expect.stringContaining('without TLS');
  expect(startWarnings({ ...none, databaseUrl: url })).toEqual([warning]);
  expect(startWarnings({ ...none, databaseOwnerUrl: url })).toEqual([warning]);
});

test.each([
  ['http://files.example.bt', 1],
  ['https://files.example.bt', 0],
  ['http://minio:9000', 0],
  ['http://127.0.0.1:9000', 0],
])('a store at %s: %i warnings', (endpoint, count) => {
  expect(startWarnings({ ...none, s3: { endpoint } })).toHaveLength(count);
});
