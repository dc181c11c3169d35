import { expect, it } from 'vitest';
import { worldlineSetup } from './worldline-setup.ts';

const nothing = { maySimulate: false };
const whole = {
  ...nothing,
  mid: 'WL0000000000001',
  key: '00112233445566778899aabbccddeeff',
  payUrl: 'https://pay.example.bt/doMEPayRequest',
  statusUrl: 'https://pay.example.bt/getTransactionStatus',
};

it('takes a whole merchant', () => {
  expect(worldlineSetup(whole)).toMatchObject({
    merchant: { mid: 'WL0000000000001', currencyCode: 'BTN', refundUrl: undefined },
  });
});

it.each([
  ['no key', { key: undefined }, 'encryption key'],
  ['a short key', { key: '0011' }, 'encryption key'],
  ['a key of other characters', { key: 'z'.repeat(32) }, 'encryption key'],
  ['no merchant number', { mid: undefined }, 'merchant number'],
  ['a merchant number that would break the message', { mid: 'WL|1' }, 'merchant number'],
  ['no payment page', { payUrl: undefined }, 'payment page'],
  ['a payment page without https', { payUrl: 'http://pay.example.bt/' }, 'payment page'],
  ['no address to ask', { statusUrl: undefined }, 'enquiries'],
  ['an address that is none', { statusUrl: 'pay.example.bt' }, 'enquiries'],
  ['a refund address without https', { refundUrl: 'ftp://pay.example.bt/' }, 'refunds'],
  ['an unknown currency', { currencyCode: 'EUR|' }, 'currency code'],
])('is off with %s, and says so', (_, change, words) => {
  for (const maySimulate of [true, false]) {
    const setup = worldlineSetup({ ...whole, ...change, maySimulate });
    expect(setup).toEqual({ off: expect.stringContaining(words) });
  }
});

it('without any merchant simulates where that is allowed, and is off elsewhere', () => {
  expect(worldlineSetup({ maySimulate: true })).toEqual({ simulator: true });
  expect(worldlineSetup(nothing)).toEqual({ off: expect.stringContaining('No merchant') });
});
