import { expect, test } from 'vitest';
import { withEncodedNumber } from './receipt-address.ts';

test.each([
  ['/api/receipts/KM/R/2026/000123.pdf', '/api/receipts/KM%2FR%2F2026%2F000123.pdf'],
  ['/api/receipts/KM/R/2026/000123.png', '/api/receipts/KM%2FR%2F2026%2F000123.png'],
  [
    '/api/receipts/KM/SIM/2026/000123.pdf?copy=duplicate',
    '/api/receipts/KM%2FSIM%2F2026%2F000123.pdf?copy=duplicate',
  ],
  ['/api/receipts/KM/H/000123', '/api/receipts/KM%2FH%2F000123'],
])('%s is a receipt', (url, encoded) => {
  expect(withEncodedNumber(url)).toBe(encoded);
});

test.each([
  '/api/receipts/KM%2FR%2F2026%2F000123.pdf',
  '/api/receipts/6d0f2f0a-6a0e-4c11-9a3e-2f0b6d0c1a01/void',
  '/api/receipts/KM/R/../../users',
  '/api/users?x=/api/receipts/KM/R/2026/1.pdf',
])('%s stays as it is', (url) => {
  expect(withEncodedNumber(url)).toBe(url);
});
