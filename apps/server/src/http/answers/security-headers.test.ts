import { expect, it } from 'vitest';
import { pagePolicy } from './security-headers.ts';

it('lets forms lead to our own pages, and besides only to the bank that was named', () => {
  expect(pagePolicy()).toContain("form-action 'self';");
  expect(pagePolicy({ formTargets: ['https://pay.example.bt'] })).toContain(
    "form-action 'self' https://pay.example.bt;",
  );
});

it('lets no text become code: what may be loaded by hand goes through the one policy that is named', () => {
  const directives = pagePolicy().split('; ');
  expect(directives).toContain("require-trusted-types-for 'script'");
  expect(directives).toContain('trusted-types service-worker');
  expect(pagePolicy()).not.toMatch(/unsafe|allow-duplicates|trusted-types [^;]*\*/);
});
