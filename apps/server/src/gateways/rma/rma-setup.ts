import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { isSafeUrl } from '../safe-url.ts';
import type { Beneficiary } from './rma-gateway.ts';

/** What the environment says of the beneficiary; empty values are not said. */
export interface RmaSettings {
  id?: string | undefined;
  /** PEM files: our private key, and the Authority's certificate or public key. */
  keyFile?: string | undefined;
  certificateFile?: string | undefined;
  payUrl?: string | undefined;
  apiUrl?: string | undefined;
  email?: string | undefined;
  bankCode?: string | undefined;
  wantsSimulator: boolean;
}

export type RmaSetup = { beneficiary: Beneficiary } | { simulator: true } | { off: string } | null;

/** Null where nobody wants it. Whole or nothing, as with every gateway. */
export function rmaSetup({ wantsSimulator, ...said }: RmaSettings): RmaSetup {
  if (Object.values(said).every((value) => value === undefined))
    return wantsSimulator ? { simulator: true } : null;
  const { id, keyFile, certificateFile, payUrl, apiUrl, email, bankCode = '01' } = said;
  const key = readKey(keyFile, createPrivateKey);
  const authorityKey = readKey(certificateFile, createPublicKey);
  if (id === undefined || !/^BE1\d{7}$/.test(id)) return off('the beneficiary number');
  if (!key) return off('the private key');
  if (!authorityKey) return off('the certificate of the Authority');
  if (!isSafeUrl(payUrl)) return off('the address of the payment page');
  if (!isSafeUrl(apiUrl)) return off('the address for enquiries');
  if (email === undefined) return off('the e-mail address');
  if (!/^\d{2}$/.test(bankCode)) return off('the bank code');
  return { beneficiary: { id, bankCode, email, key, authorityKey, payUrl, apiUrl } };
}

const off = (missing: string): RmaSetup => ({
  off: `Card payments are not fully set up: ${missing} is missing or wrong.`,
});

function readKey(file: string | undefined, read: (pem: Buffer) => KeyObject): KeyObject | null {
  try {
    const key = file === undefined ? null : read(readFileSync(file));
    return key?.asymmetricKeyType === 'rsa' ? key : null;
  } catch {
    return null;
  }
}
