import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { bhutanQrProblem, dynamicQr, qrChecksum, readQrFields } from './bhutan-qr.ts';

const code =
  '000201010211091694009400000000045204000053030645802BT5911TEST CENTRE6007THIMPHU62120208170000006304A232';

test('the checksum is the one that EMVCo prescribes', () => {
  expect(qrChecksum('123456789')).toBe('29B1');
});

test('a whole code is read field by field', () => {
  expect(readQrFields(code)?.get('59')).toBe('TEST CENTRE');
  expect(bhutanQrProblem(code)).toBeNull();
});

test.each([
  ['a changed digit', code.replace('0004520', '0014520'), /checksum/],
  ['a cut-off end', code.slice(0, -2), /not the text|checksum/],
  ['any other text', 'https://example.bt', /not the text/],
  ['nothing', '', /not the text/],
])('%s is refused', (_, text, problem) => {
  expect(bhutanQrProblem(text)).toMatch(problem);
});

test('a code for another country is refused', () => {
  const body = code.slice(0, -4).replace('5802BT', '5802IN');
  expect(bhutanQrProblem(body + qrChecksum(body))).toMatch(/ngultrum/);
});

test('amount and reference join the bank’s own code, and nothing else changes', () => {
  expect(dynamicQr(code, { minor: 100_000, reference: 'KTK2026000001' })).toBe(
    '0002010102120916940094000000000452040000530306454071000.005802BT5911TEST CENTRE6007THIMPHU62290208170000000513KTK20260000016304736A',
  );
});

test('whatever is to be paid, the code stays whole, in order, and the bank’s', () => {
  const amounts = fc.integer({ min: 1, max: 99_999_999_999 });
  const references = fc.stringMatching(/^[A-Z0-9-]{1,25}$/);
  fc.assert(
    fc.property(amounts, references, (minor, reference) => {
      const made = dynamicQr(code, { minor, reference }) ?? '';
      expect(bhutanQrProblem(made)).toBeNull();
      const fields = readQrFields(made) ?? new Map();
      expect([...fields.keys()]).toEqual([...fields.keys()].sort());
      expect(fields.get('09')).toBe('9400940000000004');
      expect(readQrFields(fields.get('62'))?.get('02')).toBe('17000000');
      expect(readQrFields(fields.get('62'))?.get('05')).toBe(reference);
    }),
  );
});

test.each([
  ['a code that is not the bank’s', code.replace('0004520', '0014520'), 'KTK2026000001'],
  ['a reference that is too long', code, 'K'.repeat(26)],
  ['a reference that no bank can read', code, 'ཀ་ཐོག'],
  ['no reference', code, ''],
])('%s makes no code', (_, text, reference) => {
  expect(dynamicQr(text, { minor: 100, reference })).toBeNull();
});
