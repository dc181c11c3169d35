import { Secret, TOTP } from 'otpauth';

const period = 30;
const settings = { algorithm: 'SHA1', digits: 6, period } as const;

/** 160 random bits, as an authenticator app takes them. */
export function newAuthenticatorKey(): string {
  return new Secret({ size: 20 }).base32;
}

/** What the QR code says: whose key it is, and of which site. */
export function authenticatorAddress(key: string, account: string): string {
  const secret = Secret.fromBase32(key);
  return new TOTP({ ...settings, issuer: 'Kathok Membership', label: account, secret }).toString();
}

/**
 * The half minute that the code belongs to, or null where it does not match. One half minute before and after count too:
 * clocks differ, and people type slowly. The comparison takes the same time for every code.
 */
export function stepOfCode(key: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const totp = new TOTP({ ...settings, secret: Secret.fromBase32(key) });
  const delta = totp.validate({ token: code, timestamp, window: 1 });
  return delta === null ? null : Math.floor(timestamp / 1000 / period) + delta;
}
