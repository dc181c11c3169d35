import { expect, test } from 'vitest';
import { nameOnLine, namesCardGateway } from './name-on-line.ts';

test.each([
  ['TRF FR 1002··7713 TSHERING YANGKI', 'Tshering Yangki'],
  ['TRF FR TASHI PHUNTSHO LAMPS FOR MOTHER', 'Tashi Phuntsho'],
  ['TRF FR TASHI PHUNTSHO / LAMPS FOR MOTHER', 'Tashi Phuntsho'],
  ['MPAY 17614208 / K CHODEN K7M4-2QXP', 'K Choden'],
  ['Transfer from Sonam Zangmo 48760037', 'Sonam Zangmo'],
])('%s names %s', (text, name) => {
  expect(nameOnLine(text)).toBe(name);
});

test.each(['CASH DEP PARO BR', 'TRF 48291175', 'DONATION', 'INTEREST CREDIT OCTOBER', ''])(
  '%j names nobody',
  (text) => {
    expect(nameOnLine(text)).toBeNull();
  },
);

test('a line on which the bank names its card gateway is a settlement', () => {
  expect(namesCardGateway('Worldline settlement 09112026')).toBe(true);
  expect(namesCardGateway('MERCHANT CR 887123')).toBe(true);
  expect(namesCardGateway('TRF FR TSHERING YANGKI')).toBe(false);
});
