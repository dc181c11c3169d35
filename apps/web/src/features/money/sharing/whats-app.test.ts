import { expect, test } from 'vitest';
import { whatsAppAddress } from './whats-app.ts';

test('the words stand in the address as they are sent, to the number without its signs', () => {
  const address = new URL(
    whatsAppAddress('Dear Pema,\nreceipt KM/R/2026/1 & thanks: 50 %', '+975 17 12 34 56'),
  );
  expect(address.pathname).toBe('/97517123456');
  expect(address.searchParams.get('text')).toBe('Dear Pema,\nreceipt KM/R/2026/1 & thanks: 50 %');
});

test('without a number WhatsApp asks whom to send it to', () => {
  expect(whatsAppAddress('Thank you', null)).toBe('https://wa.me/?text=Thank%20you');
});
