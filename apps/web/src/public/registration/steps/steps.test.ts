import { expect, test } from 'vitest';
import { bodyOf, emptyDraft } from '../draft.ts';
import { firstStepWith, furthestStep, problemsIn, stepOf } from './steps.ts';

const you = {
  name: 'Karma Choden',
  gender: 'female',
  dateOfBirth: '1978-03-14',
  identityType: 'cid',
  identityNumber: '11410001234',
};

const wrongIn = (...[step, draft]: Parameters<typeof problemsIn>) =>
  problemsIn(step, draft).map(({ field }) => field);

test('a step names what is missing, and optional fields are never missed', () => {
  expect(wrongIn('you', { ...emptyDraft, name: 'Karma' })).toEqual([
    'gender',
    'dateOfBirth',
    'identityNumber',
  ]);
  expect(wrongIn('contact', { ...emptyDraft, phone: '17123456', countryId: 'x' })).toEqual([]);
});

test('a day that no calendar has is not a birthday', () => {
  for (const dateOfBirth of ['1978-02-31', '1978-13-01', '-03-14', '1978--', '978-03-14', '1978-3-14'])
    expect(wrongIn('you', { ...emptyDraft, ...you, dateOfBirth })).toEqual(['dateOfBirth']);
  expect(wrongIn('you', { ...emptyDraft, ...you, dateOfBirth: '1976-02-29' })).toEqual([]);
});

test('nobody gets past the first unfinished step', () => {
  expect(furthestStep(emptyDraft)).toBe('you');
  expect(furthestStep({ ...emptyDraft, ...you })).toBe('contact');
  expect(furthestStep({ ...emptyDraft, ...you, phone: '17123456', countryId: 'x' })).toBe('membership');
  expect(furthestStep({ ...emptyDraft, ...you, phone: '12', countryId: 'x' })).toBe('contact');
  expect(furthestStep({ ...emptyDraft, ...you, identityNumber: '1141000123' })).toBe('you');
});

test('a refused field leads to its step', () => {
  expect(stepOf('identityNumber')).toBe('you');
  expect(stepOf('gewog')).toBe('contact');
  expect(stepOf('something else')).toBe('check');
});

test('of several refused fields, the one on the earliest step is shown first', () => {
  expect(firstStepWith(['gewog', 'name'])).toBe('you');
  expect(firstStepWith(['consent', 'phone'])).toBe('contact');
  expect(firstStepWith([])).toBeUndefined();
});

test('empty fields are not sent, and consent is a yes or a no', () => {
  expect(bodyOf({ ...emptyDraft, name: 'Karma', consent: 'yes' })).toEqual({
    name: 'Karma',
    identityType: 'cid',
    consent: true,
  });
  expect(bodyOf(emptyDraft)).toMatchObject({ consent: false });
});

test('an account is wished for with or without an e-mail address', () => {
  expect(bodyOf({ ...emptyDraft, phone: '17123456', wantsAccount: 'yes' })).toMatchObject({
    wantsAccount: true,
  });
  expect(bodyOf({ ...emptyDraft, phone: '17123456' })).not.toHaveProperty('wantsAccount');
});
