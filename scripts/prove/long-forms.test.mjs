import { expect, test } from 'vitest';
import { filesWithLongForms } from './long-forms.mjs';

test('a test that asks how many, goes on a tour or takes pictures is one with a long form', () => {
  const files = filesWithLongForms();
  expect(files).toContain('apps/server/src/db/durability/kill.embedded.itest.ts');
  expect(files).toContain('apps/server/src/proofs/seeded-bugs.prove.embedded.itest.ts');
  expect(files).toContain('e2e/journeys/every-screen-is-open-to-everybody.e2e.ts');
  expect(files).toContain('e2e/journeys/a-treasurer-reconciles-a-month.e2e.ts');
  expect(files).not.toContain('apps/server/src/db/migrations/migrate.itest.ts');
});
