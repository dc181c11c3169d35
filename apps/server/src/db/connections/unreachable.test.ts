import { expect, test } from 'vitest';
import { openDatabase } from '../open-database.ts';
import { unreachable } from './unreachable.ts';

const url = 'postgres://kathok:se%20cret@db.example:6432/members';

test('says where and why in one line, never the password', () => {
  expect(unreachable(url, { code: 'ECONNREFUSED' }).message).toBe(
    'Cannot open the database members at db.example:6432: nothing listens there (connection refused).',
  );
  expect(unreachable(url, new Error('strange: se cret')).message).toBe(
    'Cannot open the database members at db.example:6432: strange: ….',
  );
});

test('a socket folder is named as the host', () => {
  const { message } = unreachable('postgres:///members?host=/run/postgresql', { code: '3D000' });
  expect(message).toBe(
    'Cannot open the database members at /run/postgresql:5432: there is no such database.',
  );
});

test('an address that is none, and one where nobody listens', async () => {
  await expect(openDatabase({ url: 'members', dataDir: '' })).rejects.toThrow(
    'DATABASE_URL is not an address',
  );
  await expect(openDatabase({ url: 'postgres://a:secret@127.0.0.1:1/members', dataDir: '' })).rejects.toThrow(
    'Cannot open the database members at 127.0.0.1:1: nothing listens there (connection refused).',
  );
});
