import { expect, it } from 'vitest';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-code.ts';

it('there are ten, all different, in groups that are easy to type', () => {
  const codes = newRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^([a-hjkmnp-z2-9]{4}-){3}[a-hjkmnp-z2-9]{4}$/);
});

it('spaces, hyphens and capitals do not matter, but whose code it is does', () => {
  const hash = hashRecoveryCode('user', 'abcd-efgh-jkmn-pqrs');
  expect(hashRecoveryCode('user', ' ABCD efgh jkmn PQRS ')).toBe(hash);
  expect(hashRecoveryCode('somebody else', 'abcd-efgh-jkmn-pqrs')).not.toBe(hash);
  expect(hash).not.toContain('abcd');
});
