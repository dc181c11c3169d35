import { expect, it } from 'vitest';
import { passwordFaults } from './password-policy.ts';
import { readablePassword } from './readable-password.ts';

it('makes a new one each time that is easy to copy and good enough for an administrator', () => {
  const passwords = Array.from({ length: 50 }, readablePassword);
  expect(new Set(passwords).size).toBe(50);
  const named = { name: 'Administrator', email: 'admin@localhost', membershipCode: null };
  const owner = { roleType: 'admin', ...named } as const;
  for (const password of passwords) {
    expect(password).toMatch(/^([a-z]{6}-){3}[a-z]{6}$/);
    expect(passwordFaults(password, owner)).toEqual({});
  }
});
