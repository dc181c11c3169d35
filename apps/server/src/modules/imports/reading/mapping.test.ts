import { expect, test } from 'vitest';
import { memberFields } from '../../members/member-fields.ts';
import { words } from '../words.en.ts';
import { applyMapping, missingFields, requireNoneMissing } from './mapping.ts';

const columns = [
  { name: 'A', field: 'name' },
  { name: 'B', field: null },
  { name: '__proto__', field: null },
];
const apply = (mapping: string | undefined) =>
  applyMapping(columns, mapping, memberFields).map(({ field }) => field);
const problemOf = (work: () => unknown) => {
  try {
    work();
  } catch (error) {
    return (error as { details: { errors: unknown[] } }).details.errors;
  }
  return undefined;
};
const told = (message: string) => [{ property: 'mapping', constraints: { isMapping: message } }];

test('columns are read as wished, the others stay as guessed', () => {
  expect(apply(undefined)).toEqual(['name', null, null]);
  expect(apply('{"B":"phone"}')).toEqual(['name', 'phone', null]);
  expect(apply('{"A":null,"B":"name"}')).toEqual([null, 'name', null]);
  expect(apply('{"__proto__":"phone"}')).toEqual(['name', null, 'phone']);
});

test.each([
  ['{', words.mappingNotJson],
  ['[]', words.mappingNotJson],
  ['null', words.mappingNotJson],
  ['{"A":1}', words.mappingNotJson],
  ['{"C":"name"}', words.noSuchColumn('C')],
  ['{"B":"status"}', words.noSuchField('status')],
  ['{"B":"constructor"}', words.noSuchField('constructor')],
  ['{"B":"name"}', words.fieldTwice('Name')],
])('%s is no mapping', (mapping, message) => {
  expect(problemOf(() => apply(mapping))).toEqual(told(message));
});

test('required fields need a column', () => {
  expect(missingFields(columns, memberFields).map(({ name }) => name)).toEqual([
    'identityNumber',
    'membershipType',
  ]);
  expect(problemOf(() => requireNoneMissing(columns, memberFields))).toEqual(
    told(words.columnsMissing(['CID or other identity number', 'Membership type'])),
  );
});
