import { expect, test } from 'vitest';
import { memberOfToken, unsubscribeToken } from './unsubscribe-token.ts';

const id = '5f0f2a5e-8d3b-4c67-9a51-0d6f2f7f8b11';
const other = '5f0f2a5e-8d3b-4c67-9a51-0d6f2f7f8b12';
const token = unsubscribeToken('secret', id);

test('a token says whose it is', () => {
  expect(memberOfToken('secret', token)).toBe(id);
  expect(token).toMatch(/^[\w-]{43}$/);
});

test('what we have not made is nobody’s', () => {
  const forged = Buffer.concat([
    Buffer.from(other.replaceAll('-', ''), 'hex'),
    Buffer.from(token, 'base64url').subarray(16),
  ]);
  for (const text of [forged.toString('base64url'), token.slice(1), `${token}AA`, '', 'x'])
    expect(memberOfToken('secret', text)).toBeNull();
  expect(memberOfToken('another secret', token)).toBeNull();
});
