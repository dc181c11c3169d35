import { expect, test } from 'vitest';
import { isFromElsewhere, maySimulate, type Deployment } from './simulated-bank.ts';

const ownMachine: Deployment = {
  isDemo: false,
  isProduction: false,
  host: '127.0.0.1',
  baseUrl: undefined,
  trustProxy: [],
  isNamed: false,
};

test.each<[string, Partial<Deployment>]>([
  ['on the own machine', {}],
  ['listening to localhost', { host: 'localhost' }],
  ['listening to ::1', { host: '::1' }],
  ['with an address of this machine', { baseUrl: 'http://localhost:3000' }],
  ['with a numeric address of this machine', { baseUrl: 'http://127.0.0.1:8080' }],
  ['with an IPv6 address of this machine', { baseUrl: 'http://[::1]:3000' }],
  ['in the demo', { isDemo: true, host: '0.0.0.0', baseUrl: 'https://demo.example.bt', isProduction: true }],
  [
    'anywhere when named',
    { isNamed: true, host: '0.0.0.0', baseUrl: 'https://members.example.bt', isProduction: true },
  ],
])('a bank may be simulated %s', (_, place) => {
  expect(maySimulate({ ...ownMachine, ...place })).toBe(true);
});

test.each<[string, Partial<Deployment>]>([
  ['in production', { isProduction: true }],
  ['listening to the whole network', { host: '0.0.0.0' }],
  ['listening to the whole network by IPv6', { host: '::' }],
  ['listening to an address of the network', { host: '192.168.1.10' }],
  ['listening to a name of the network', { host: 'members.example.bt' }],
  ['listening to a name that only looks like this machine', { host: 'localhost.example.bt' }],
  ['with an https address of the outside world', { baseUrl: 'https://members.example.bt' }],
  ['with an http address of the outside world', { baseUrl: 'http://members.example.bt' }],
  ['with an address in the local network', { baseUrl: 'http://192.168.1.10:3000' }],
  ['behind a proxy', { trustProxy: ['127.0.0.1'] }],
  [
    'behind a proxy on this machine with a local address',
    { baseUrl: 'http://localhost', trustProxy: ['::1'] },
  ],
])('no bank is simulated %s', (_, place) => {
  expect(maySimulate({ ...ownMachine, ...place })).toBe(false);
});

test.each<[boolean, Record<string, string>]>([
  [false, { host: 'localhost:3000' }],
  [false, { host: '127.0.0.1' }],
  [false, { host: '[::1]:3000' }],
  // Browsers send this from a page that does not tell its address.
  [false, { host: 'localhost:3000', origin: 'null' }],
  [true, { host: 'members.example.bt' }],
  [true, { host: '192.168.1.20:3000' }],
  [true, { host: 'localhost.example.bt' }],
  [true, { host: 'localhost', 'x-forwarded-for': '203.0.113.7' }],
  [true, { host: 'localhost', forwarded: 'for=203.0.113.7' }],
  [true, {}],
])('comes from elsewhere: %s, with %o', (expected, headers) => {
  expect(isFromElsewhere({ httpVersion: '1.1', headers })).toBe(expected);
});

test('nginx speaks HTTP/1.0 to what is behind it, unless it is told otherwise', () => {
  expect(isFromElsewhere({ httpVersion: '1.0', headers: { host: 'localhost:3000' } })).toBe(true);
});
