import { Secret, TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { authenticatorAddress, newAuthenticatorKey, stepOfCode } from './authenticator-code.ts';

/** The key of RFC 6238, whose codes are printed there. */
const key = Secret.fromUTF8('12345678901234567890').base32;
const at = (seconds: number) => new Date(seconds * 1000);

describe('a code from an authenticator app', () => {
  it.each([
    [59, '287082', 1],
    [1_111_111_109, '081804', 37_037_036],
    [20_000_000_000, '353130', 666_666_666],
  ])('of RFC 6238 at %i is %s', (seconds, code, step) => {
    expect(stepOfCode(key, code, at(seconds))).toBe(step);
  });

  it('counts for half a minute before and after, and no longer', () => {
    expect(stepOfCode(key, '287082', at(59 + 30))).toBe(1);
    expect(stepOfCode(key, '287082', at(29))).toBe(1);
    expect(stepOfCode(key, '287082', at(59 + 61))).toBeNull();
  });

  it('of another key does not match', () => {
    expect(stepOfCode(newAuthenticatorKey(), '287082', at(59))).toBeNull();
  });
});

it('the address for the QR code names the site and the account, and brings the key', () => {
  const made = newAuthenticatorKey();
  const address = new URL(authenticatorAddress(made, 'sonam@example.bt'));
  expect(decodeURIComponent(address.pathname)).toBe('/Kathok Membership:sonam@example.bt');
  expect(address.searchParams.get('secret')).toBe(made);
  expect(made).toMatch(/^[A-Z2-7]{32}$/);
  const code = TOTP.generate({ secret: Secret.fromBase32(made), timestamp: 59_000 });
  expect(stepOfCode(made, code, at(59))).toBe(1);
});
