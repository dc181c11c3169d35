import { expect, test } from 'vitest';
import { readPaperCodes } from './paper-codes.ts';
import { recogniseCode } from './recognise-code.ts';

const long = { kind: 'verificationCode', code: '8H4QTT2W62KM9RXA', isMisread: false };
const check = { kind: 'checkCode', code: 'VFQZ9BYW', isMisread: false };

test.each([
  ['8H4Q-TT2W-62KM-9RXA', long],
  [' 8h4q tt2w–62km-9rxa ', long],
  ['８Ｈ４ＱTT2W62KM9RXA', long],
  ['https://centre.example.bt/verify/8H4Q-TT2W-62KM-9RXA', long],
  ['centre.example.bt/verify/8H4QTT2W62KM9RXA/?x=1#y', long],
  ['VFQZ-9BYW', check],
  ['vfqz 9byw', check],
  ['VFQZ-༩BYW', check],
  // These could be a membership code with a right check digit, and a number.
  ['K234-5674', { ...check, code: 'K2345674' }],
  ['ABCD-EFGH-2345-2345', { ...long, code: 'ABCDEFGH23452345' }],
])('%s is taken for what it is', (typed, read) => {
  expect(recogniseCode(typed)).toEqual(read);
});

test('a letter that no code has is taken for the likeliest, and told', () => {
  expect(recogniseCode('8H4O-TT2W-62KM-9RXA')).toEqual({ ...long, isMisread: true });
  expect(recogniseCode('UF0Z-9BYW')).toEqual({ ...check, isMisread: true });
});

test('the code of an older receipt stays as it is, capitals and all', () => {
  const code = 'aB3-_kQ9xYz0123456789A';
  expect(recogniseCode(` ${code} `)).toEqual({ kind: 'verificationCode', code, isMisread: false });
});

test.each([
  ['KM/R/2026/001904', 'KM/R/2026/001904'],
  ['km r 2026 1904', 'KM/R/2026/001904'],
  ['KM-R-2O26-OO19O4', 'KM/R/2026/001904'],
  ['KM/SIM/2026/12', 'KM/SIM/2026/000012'],
  ['KM/PIT/2025/42', 'KM/PIT/2025/0042'],
  ['KM/H/123', 'KM/H/000123'],
])('%s is the number of a paper', (typed, code) => {
  expect(recogniseCode(typed)).toEqual({ kind: 'paperNumber', code });
});

test('a membership code has a right check digit, else it is nothing of ours', () => {
  expect(recogniseCode('km 0000018')).toEqual({ kind: 'membershipCode', code: 'KM-0000018' });
  expect(recogniseCode('KM-0000019')).toBeNull();
});

test.each(['', '%', 'receipt.pdf', '../api/health', '<b>1</b>', '17123456789', 'A'.repeat(20_000)])(
  '%.20s has the shape of none',
  (typed) => {
    expect(recogniseCode(typed)).toBeNull();
  },
);

const number = 'KM/R/2026/001904';
const both = { number, checkCode: 'VFQZ9BYW', isMisread: false, isNoCode: false };

test.each([
  [number, 'VFQZ-9BYW', both],
  ['VFQZ-9BYW', number, both],
  ['', 'VFQZ-9BYW', { checkCode: 'VFQZ9BYW' }],
  [number, '', { number }],
  ['', '8H4Q-TT2W-62KM-9RXA', { verificationCode: '8H4QTT2W62KM9RXA' }],
  ['https://x.bt/verify/8H4QTT2W62KM9RXA', '', { verificationCode: '8H4QTT2W62KM9RXA' }],
  // A number of an older book may look like anything.
  ['BK 23', 'VFQZ-9BYW', { number: 'BK 23', checkCode: 'VFQZ9BYW' }],
  ['23456789', 'VFQZ-9BYW', { number: '23456789', checkCode: 'VFQZ9BYW' }],
  ['23456789', '', { number: '23456789' }],
  [number, 'KM-0000018', { number, isNoCode: true }],
  [number, 'nothing', { number, isNoCode: true }],
])('of the fields %s and %s', (numberField, codeField, read) => {
  const plain = { isMisread: false, isNoCode: false };
  expect(readPaperCodes(numberField, codeField)).toEqual({ ...plain, ...read });
});
