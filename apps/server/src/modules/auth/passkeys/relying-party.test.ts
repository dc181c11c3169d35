import { expect, it } from 'vitest';
import { relyingPartyOf } from './relying-party.ts';

it.each([
  ['https://members.example.bt', { id: 'members.example.bt', origin: 'https://members.example.bt' }],
  ['https://example.bt:8443/members', { id: 'example.bt', origin: 'https://example.bt:8443' }],
  ['http://localhost:3000', { id: 'localhost', origin: 'http://localhost:3000' }],
  ['http://members.example.bt', null],
  ['http://127.0.0.1:3000', null],
  ['https://192.168.1.20', null],
  ['https://[::1]:3000', null],
])('for %s', (baseUrl, expected) => {
  expect(relyingPartyOf(baseUrl)).toEqual(expected);
});
