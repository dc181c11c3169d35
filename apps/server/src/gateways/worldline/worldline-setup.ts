import { isSafeUrl } from '../safe-url.ts';
import { readKey } from './cipher.ts';
import type { Merchant } from './worldline-gateway.ts';

/** What the environment says of the merchant; empty values are not said. */
export interface WorldlineSettings {
  mid?: string | undefined;
  key?: string | undefined;
  payUrl?: string | undefined;
  statusUrl?: string | undefined;
  cancelUrl?: string | undefined;
  refundUrl?: string | undefined;
  currencyCode?: string | undefined;
  /** Whether a simulator may stand in where there is no merchant: see `maySimulate`. */
  maySimulate: boolean;
  /** Whether it then serves people who are not at this machine, too. */
  simulatesForStrangers?: boolean;
  /** Whether the simulator is asked for by name. */
  wantsSimulator?: boolean;
}

export type WorldlineSetup = { merchant: Merchant } | { simulator: true } | { off: string };

/** Whole, or nothing: half a merchant means that card payments are off, never that they are taken less strictly. */
export function worldlineSetup(settings: WorldlineSettings): WorldlineSetup {
  const { mid, key, payUrl, statusUrl, cancelUrl, refundUrl, currencyCode } = settings;
  const said = [mid, key, payUrl, statusUrl, cancelUrl, refundUrl, currencyCode];
  if (said.every((value) => value === undefined)) return withoutMerchant(settings);

  const keyBytes = key === undefined ? null : readKey(key);
  if (mid === undefined || !/^[\w-]{1,40}$/.test(mid)) return off('the merchant number');
  if (!keyBytes) return off('the encryption key');
  if (!isSafeUrl(payUrl)) return off('the address of the payment page');
  if (!isSafeUrl(statusUrl)) return off('the address for enquiries');
  for (const url of [cancelUrl, refundUrl])
    if (url !== undefined && !isSafeUrl(url)) return off('the address for cancelling or refunds');
  const code = currencyCode ?? 'BTN';
  if (!/^(BTN|064|INR|356)$/.test(code)) return off('the currency code');
  return { merchant: { mid, key: keyBytes, currencyCode: code, payUrl, statusUrl, cancelUrl, refundUrl } };
}

function withoutMerchant({ maySimulate }: WorldlineSettings): WorldlineSetup {
  if (maySimulate) return { simulator: true };
  return { off: 'No merchant account for card payments is set up yet.' };
}

const off = (missing: string): WorldlineSetup => ({
  off: `Card payments are not fully set up: ${missing} is missing or wrong.`,
});
