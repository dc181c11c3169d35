import { expect, test } from 'vitest';
import { readFact } from '../../../platform/identifier.ts';
import { countedForm, readIdentifier } from '../../../platform/identifier.ts';

test.each([
  ['km 0000018', { code: 'KM-0000018', cid: null, phone: null }],
  ['1141 0001 234', { code: null, cid: '11410001234', phone: null }],
  ['17 12 34 56', { code: null, cid: null, phone: '+97517123456' }],
  ['+61 400 000 000', { code: null, cid: null, phone: '+61400000000' }],
  ['KM-0000019', { code: null, cid: null, phone: null }],
  ['Tashi', { code: null, cid: null, phone: null }],
])('%s is understood', (text, identifier) => {
  expect(readIdentifier(text)).toEqual(identifier);
});

test('the same identifier is counted as the same, however it is typed', () => {
  expect(countedForm('km0000018')).toBe(countedForm('KM-0000018'));
  expect(countedForm('17-123456')).toBe(countedForm('+975 17123456'));
  expect(countedForm('no body')).toBe(countedForm('NO-BODY'));
});

test.each([
  ['3456', { lastFour: '3456', birthDate: null }],
  ['34 56', { lastFour: '3456', birthDate: null }],
  ['1980-03-15', { lastFour: null, birthDate: '1980-03-15' }],
  ['15/3/1980', { lastFour: null, birthDate: '1980-03-15' }],
  ['15 March 1980', { lastFour: null, birthDate: '1980-03-15' }],
  ['345', { lastFour: null, birthDate: null }],
  ['%%%%', { lastFour: null, birthDate: null }],
])('the fact %s is understood', (text, fact) => {
  expect(readFact(text)).toEqual(fact);
});
