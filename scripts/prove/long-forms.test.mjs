import { expect, test } from 'vitest';
import { filesWithLongForms } from './long-forms.mjs';

test('a test that asks how many is one with a long form', () => {
  const files = filesWithLongForms();
  expect(files).toContain('apps/server/src/db/durability/kill.embedded.itest.ts');
  expect(files).not.toContain('apps/server/src/db/migrate.itest.ts');
});
