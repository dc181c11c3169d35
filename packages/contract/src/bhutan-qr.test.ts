import { expect, test } from 'vitest';
import { bhutanQrProblem, qrChecksum, readQrFields } from './bhutan-qr.ts';

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
