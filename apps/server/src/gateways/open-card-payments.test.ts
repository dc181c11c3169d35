import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { StartError } from '../base/start/start-error.ts';
import { type CardSettings, openCardPayments } from './open-card-payments.ts';

const url = 'https://pay.example.bt/';
const merchant = {
  maySimulate: true,
  mid: 'WL0000000000001',
  key: '00112233445566778899aabbccddeeff',
  payUrl: url,
  statusUrl: url,
};
let folder: string;
let beneficiary: NonNullable<CardSettings['rma']>;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'card-'));
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const [keyFile, certificateFile] = [join(folder, 'own.key'), join(folder, 'authority.pem')];
  writeFileSync(keyFile, privateKey.export({ type: 'pkcs8', format: 'pem' }));
  writeFileSync(certificateFile, publicKey.export({ type: 'spki', format: 'pem' }));
  const email = 'office@example.bt';
  const said = { id: 'BE10000001', keyFile, certificateFile, payUrl: url, apiUrl: url, email };
  beneficiary = { ...said, wantsSimulator: false };
});
afterAll(() => rmSync(folder, { recursive: true }));

const open = (settings: CardSettings) =>
  openCardPayments(settings, { clock: { now: () => new Date() }, dataDir: folder, baseUrl: url });

test('a real bank is taken where no simulator is asked for', () => {
  expect(open({ worldline: merchant }).payments.gateway).toMatchObject({ isSimulation: false });
  const other = open({ worldline: { maySimulate: true }, rma: beneficiary });
  expect(other.payments.gateway).toMatchObject({ isSimulation: false });
});

test('a simulator asked for beside a real bank keeps the program from starting', () => {
  const worldline = { maySimulate: true };
  const cases: [CardSettings, string][] = [
    [{ worldline: merchant, rma: { wantsSimulator: true } }, 'RMA_SIMULATOR'],
    [{ worldline: { ...merchant, wantsSimulator: true } }, 'WORLDLINE_SIMULATOR'],
    [{ worldline: { ...worldline, wantsSimulator: true }, rma: beneficiary }, 'WORLDLINE_SIMULATOR'],
    [{ worldline, rma: { ...beneficiary, wantsSimulator: true } }, 'RMA_SIMULATOR'],
  ];
  for (const [settings, name] of cases) {
    expect(() => open(settings)).toThrow(StartError);
    expect(() => open(settings)).toThrow(`${name}=1 asks for simulated card payments`);
  }
});
