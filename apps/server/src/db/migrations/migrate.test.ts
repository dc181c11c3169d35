import { expect, test } from 'vitest';
import { assertSameHistory } from './migrate.ts';
import { readMigrations } from './read-migrations.ts';

const migration = (name: string, checksum = 'a') => ({ name, checksum, sql: '' });
const ours = [migration('0001_a.sql'), migration('0002_b.sql')];

test('applied migrations are the first of ours, unchanged', () => {
  expect(() => assertSameHistory([], ours)).not.toThrow();
  expect(() => assertSameHistory(ours, ours)).not.toThrow();
  expect(() => assertSameHistory([...ours, migration('0003_c.sql')], ours)).toThrow('newer program');
  expect(() => assertSameHistory([migration('0001_a.sql', 'b')], ours)).toThrow('was changed after');
  expect(() => assertSameHistory([migration('0002_b.sql')], ours)).toThrow('added before 0002_b.sql');
});

test('the migrations have numbers without gaps', () => {
  const numbers = readMigrations().map(({ name }) => Number(name.slice(0, 4)));
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
});
