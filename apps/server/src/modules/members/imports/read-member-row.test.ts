import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { memberFields } from '../member-fields.ts';
import { memberLookups } from './member-lookups.ts';
import { readMemberRow } from './read-member-row.ts';
import { titles, words } from './words.en.ts';

const lookups = memberLookups({
  today: '2026-11-15',
  countries: [
    { id: 'bt', name: 'Bhutan', isoCode: 'BT', dialCode: '+975' },
    { id: 'au', name: 'Australia', isoCode: 'AU', dialCode: '+61' },
    { id: 'us', name: 'United States', isoCode: 'US', dialCode: '+1' },
  ],
  types: [
    { id: 'gen', name: 'General', code: 'GEN', frequencyIds: ['month', 'year'] },
    { id: 'pat', name: 'Patron', code: 'PAT', frequencyIds: ['year'] },
    { id: 'life', name: 'Life', code: 'LIFE', frequencyIds: ['life'] },
  ],
  frequencies: [
    { id: 'month', name: 'Monthly', months: 1 },
    { id: 'year', name: 'Yearly', months: 12 },
    { id: 'life', name: 'Lifetime', months: 0 },
  ],
});
const whole = {
  name: 'Tashi Wangmo',
  identityNumber: '11410001234',
  membershipType: 'General',
  paymentFrequency: 'Yearly',
  joinedOn: '2019-02-01',
};
const read = (cells: Record<string, string>) =>
  readMemberRow(new Map(Object.entries({ ...whole, ...cells })), lookups);
const problemsOf = (cells: Record<string, string>) =>
  read(cells).problems.map(({ field, cause, message }) => [field, cause, message]);
const warningsOf = (cells: Record<string, string>) => read(cells).warnings.map(({ cause }) => cause);

test('a question mark at the gender leaves it empty, and rejects nothing', () => {
  const { row, problems, warnings } = read({ gender: 'Male?' });
  expect([row?.person.gender, problems]).toEqual([null, []]);
  expect(warnings).toMatchObject([{ field: 'gender', cause: 'unsure' }]);
});

test('a row with an error is shown as far as it was understood', () => {
  const { row, shown } = read({ dateOfBirth: '14/02/1984', gender: 'F', membershipType: 'Genral' });
  expect(row).toBeNull();
  expect(shown).toMatchObject({ dateOfBirth: '1984-02-14', gender: 'Female', membershipType: 'Genral' });
});

test('a whole row becomes a member', () => {
  const { row, problems, warnings, shown } = read({
    nameDzongkha: 'བཀྲིས་དབང་མོ་',
    gender: 'F',
    dateOfBirth: '15/03/1980',
    phone: '17 12 34 56',
    email: 'Tashi@Example.bt',
    dzongkhag: 'Chukha',
    gewog: ' Bongo ',
    address: 'First line\nsecond line',
    paidUntil: '31-Dec-2026',
    remarks: 'knows the way',
  });
  expect([problems, warnings]).toEqual([[], []]);
  expect(row).toEqual({
    person: {
      name: 'Tashi Wangmo',
      nameDzongkha: 'བཀྲིས་དབང་མོ་',
      gender: 'female',
      dateOfBirth: '1980-03-15',
      identityType: 'cid',
      identityNumber: '11410001234',
      taxpayerNumber: null,
      phone: '+97517123456',
      email: 'tashi@example.bt',
      countryId: 'bt',
      dzongkhag: 'Chhukha',
      gewog: 'Bongo',
      village: null,
      houseNumber: null,
      thramNumber: null,
      address: 'First line\nsecond line',
      occupation: null,
    },
    membershipTypeId: 'gen',
    paymentFrequencyId: 'year',
    joinedOn: '2019-02-01',
    remarks: 'knows the way',
    coverage: { from: '2019-02-01', to: '2026-12-31', source: 'import' },
  });
  expect(shown).toMatchObject({
    gender: 'Female',
    identityType: 'CID',
    isLifetime: 'No',
    dateOfBirth: '1980-03-15',
    phone: '+97517123456',
    country: 'Bhutan',
    membershipType: 'General',
    paidUntil: '2026-12-31',
  });
});

test.each([
  [{ name: ' ' }, ['name', 'required', words.required]],
  [{ name: 'x'.repeat(121) }, ['name', 'name', `found ${'x'.repeat(121)}; must have at most 120 characters`]],
  [{ identityNumber: '' }, ['identityNumber', 'required', words.required]],
  [{ identityNumber: '1234' }, ['identityNumber', 'cid', 'found 1234; a CID has 11 digits']],
  [{ identityNumber: 'A1410001234' }, ['identityNumber', 'cid', 'found A1410001234; a CID has 11 digits']],
  [{ identityNumber: '1.141E+10' }, ['identityNumber', 'cutOff', `found 1.141E+10; ${words.cutOff}`]],
  [
    { identityType: 'library card' },
    ['identityType', 'identityType', `found library card; ${words.identityType}`],
  ],
  [{ gender: 'M / F' }, ['gender', 'gender', `found M / F; ${words.gender}`]],
  [{ membershipType: 'General (?)' }, ['membershipType', 'unsure', `found General (?); ${words.unsure}`]],
  [{ country: 'Bhutan？' }, ['country', 'unsure', `found Bhutan？; ${words.unsure}`]],
  [{ gender: 'constructor' }, ['gender', 'gender', `found constructor; ${words.gender}`]],
  [{ dateOfBirth: '31/02/1980' }, ['dateOfBirth', 'date', `found 31/02/1980; ${words.date}`]],
  [{ dateOfBirth: '02/28/1980' }, ['dateOfBirth', 'date', `found 02/28/1980; ${words.dayFirst}`]],
  [{ dateOfBirth: '2027-01-01' }, ['dateOfBirth', 'future', `found 1 Jan 2027; ${words.future}`]],
  [
    { dateOfBirth: '2020-01-01' },
    ['dateOfBirth', 'dateOrder', `found 1 Jan 2020; ${words.bornAfterJoining}`],
  ],
  [{ phone: '12345678' }, ['phone', 'phone', `found 12345678; ${words.phone}`]],
  [{ phone: '1.71E+07' }, ['phone', 'cutOff', `found 1.71E+07; ${words.cutOff}`]],
  [{ email: 'tashi' }, ['email', 'email', 'found tashi; must be an e-mail address, such as name@example.bt']],
  [{ country: 'Atlantis' }, ['country', 'country', `found Atlantis; ${words.country}`]],
  [{ dzongkhag: 'Delhi' }, ['dzongkhag', 'dzongkhag', 'found Delhi; must be one of the twenty dzongkhags']],
  [{ membershipType: 'Gold' }, ['membershipType', 'membershipType', `found Gold; ${words.membershipType}`]],
  [{ membershipType: '' }, ['membershipType', 'required', words.required]],
  [
    { paymentFrequency: 'often' },
    ['paymentFrequency', 'paymentFrequency', `found often; ${words.paymentFrequency}`],
  ],
  [{ paymentFrequency: '' }, ['paymentFrequency', 'required', words.paymentFrequencyNeeded]],
  [{ paidUntil: '2018-12-31' }, ['paidUntil', 'dateOrder', `found 31 Dec 2018; ${words.paidBeforeJoining}`]],
  [{ isLifetime: 'perhaps' }, ['isLifetime', 'isLifetime', `found perhaps; ${words.isLifetime}`]],
  [{ endReason: 'deceased' }, ['endedOn', 'end', words.endWhole]],
  [{ endedOn: '2020-01-01' }, ['endReason', 'end', words.endWhole]],
])('%j is not taken', (cells, problem) => {
  expect(problemsOf(cells)).toEqual([problem]);
  expect(read(cells).row).toBeNull();
});

test('all problems of a row are told at once', () => {
  expect(
    problemsOf({ name: '', identityNumber: '1', phone: '1', membershipType: 'x' }).map(([, cause]) => cause),
  ).toEqual(['required', 'cid', 'phone', 'membershipType']);
});

test.each([
  ['a lost zero', { identityNumber: '1410001234' }, '01410001234', ['leadingZero']],
  ['a number that grew decimals', { identityNumber: '11410001234.0' }, '11410001234', []],
  ['figures of Dzongkha', { identityNumber: '༡༡༤༡༠༠༠༡༢༣༤' }, '11410001234', []],
  ['spaces and dashes', { identityNumber: '1141-000 1234' }, '11410001234', []],
  ['an improbable beginning', { identityNumber: '99910001234' }, '99910001234', ['improbableCid']],
  ['a passport', { identityType: 'Passport', identityNumber: 'g 1234567' }, 'G1234567', []],
  ['a foreigner', { country: 'australia', identityNumber: 'PA1234567' }, 'PA1234567', []],
])('identity: %s', (_, cells, number, warnings) => {
  expect(read(cells).row?.person.identityNumber).toBe(number);
  expect(warningsOf(cells)).toEqual(warnings);
});

test.each([
  ['17123456', '+97517123456', []],
  ['97517123456', '+97517123456', []],
  ['+975 77 12 34 56', '+97577123456', []],
  ['17123456.0', '+97517123456', []],
  ['017123456', '+97517123456', []],
  ['02-323456', '+9752323456', []],
  ['17123456 / 77123456', '+97517123456', ['severalPhones']],
  ['n/a, 77123456', '+97577123456', []],
  ['+61 400 000 000', '+61400000000', []],
])('phone %s', (phone, expected, warnings) => {
  expect(read({ phone }).row?.person.phone).toBe(expected);
  expect(warningsOf({ phone })).toEqual(warnings);
});

test('a phone abroad gets the code of the country, and its lost zero does not matter', () => {
  for (const phone of ['0400 000 000', '400000000', '61400000000']) {
    expect(read({ country: 'AU', phone, identityNumber: 'PA1234567' }).row?.person.phone).toBe(
      '+61400000000',
    );
  }
});

const idsOf = (cells: Record<string, string>) => {
  const row = read(cells).row;
  return [row?.membershipTypeId, row?.paymentFrequencyId];
};

test('types and frequencies go by name, code, months and usual words', () => {
  expect(idsOf({ membershipType: 'gen', paymentFrequency: '12' })).toEqual(['gen', 'year']);
  expect(idsOf({ membershipType: ' PATRON ', paymentFrequency: '' })).toEqual(['pat', 'year']);
  expect(idsOf({ paymentFrequency: 'annually' })).toEqual(['gen', 'year']);
  expect(idsOf({ paymentFrequency: 'per month' })).toEqual(['gen', 'month']);
  expect(idsOf({ paymentFrequency: '', isLifetime: 'yes' })).toEqual(['gen', 'life']);
  expect(warningsOf({ membershipType: 'PAT', paymentFrequency: 'Monthly' })).toEqual(['noFee']);
});

test('who has paid for life', () => {
  const coverageOf = (cells: Record<string, string>) =>
    read({ membershipType: 'Life', paymentFrequency: 'Lifetime', ...cells }).row?.coverage;
  const forLife = { from: '2019-02-01', to: null, source: 'import' };
  expect(coverageOf({})).toEqual(forLife);
  expect(coverageOf({ isLifetime: 'yes' })).toEqual(forLife);
  expect(coverageOf({ paidUntil: 'Life time' })).toEqual(forLife);
  expect(coverageOf({ isLifetime: 'no' })).toBeNull();
  expect(read({}).row?.coverage).toBeNull();
});

test('an old code is kept where it is valid, and remembered where it is not', () => {
  expect(read({ membershipCode: 'km 0000018' }).row).toMatchObject({
    membershipCode: 'KM-0000018',
    remarks: null,
  });
  const odd = read({ membershipCode: 'M/2012/7', remarks: 'kind' });
  expect(odd.row?.remarks).toBe('kind\nFormer code: M/2012/7');
  expect(odd.row?.membershipCode).toBeUndefined();
  expect(odd.warnings.map(({ cause }) => cause)).toEqual(['newCode']);
});

test('doubtful days are read and told', () => {
  expect(warningsOf({ dateOfBirth: '04/03/1980' })).toEqual(['ambiguousDate']);
  expect(warningsOf({ dateOfBirth: '15-Mar-80' })).toEqual(['shortYear']);
  expect(warningsOf({ joinedOn: '' })).toEqual(['joinsToday']);
});

test('an ended membership', () => {
  expect(read({ endReason: 'Deceased', endedOn: '01/05/2024' }).row).toMatchObject({
    endReason: 'deceased',
    endedOn: '2024-05-01',
  });
  expect(problemsOf({ endReason: 'resigned', endedOn: '2018-01-01' })[0]?.[1]).toBe('dateOrder');
});

test('whatever stands in the cells, a row is read or refused with a reason', () => {
  const text = fc.oneof(
    fc.string({ maxLength: 40 }),
    fc.constantFrom('__proto__', 'constructor', '=1+1', '1e5', '٣', '\u202e', '-', 'true', '0'),
  );
  const cells = fc.dictionary(fc.constantFrom(...memberFields.map(({ name }) => name)), text);
  fc.assert(
    fc.property(cells, (given) => {
      const { row, problems, warnings } = readMemberRow(new Map(Object.entries(given)), lookups);
      expect(row === null).toBe(problems.length > 0);
      for (const { cause, message } of [...problems, ...warnings])
        expect([cause, titles[cause], message]).not.toContain(undefined);
    }),
    { numRuns: 500 },
  );
});
