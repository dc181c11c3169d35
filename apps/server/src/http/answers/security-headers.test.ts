import { expect, it } from 'vitest';
import { pagePolicy } from './security-headers.ts';

it('lets forms lead to our own pages, and besides only to the bank that was named', () => {
  expect(pagePolicy()).toContain("form-action 'self';");
  expect(pagePolicy({ formTargets: ['https://pay.example.bt'] })).toContain(
    "form-action 'self' https://pay.example.bt;",
  );
});
