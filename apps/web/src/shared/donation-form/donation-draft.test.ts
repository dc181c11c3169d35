import { expect, test } from 'vitest';
import { bodyOf as bodyFor, emptyDonation, missingIn } from './donation-draft.ts';
import { ownDay, planReading } from './reading/plan-reading.ts';

const now = new Date('2026-05-15T06:00:00Z');
/** Without rituals: only prayers and the seven weeks have days. */
const bodyOf = (given: Parameters<typeof bodyFor>[0], memberId: string | undefined, purpose: string) =>
  bodyFor(given, memberId, purpose, planReading(given, [], now));

const donation = { ...emptyDonation, purposeId: 'p', chosen: '500' };
const guest = { ...donation, donorName: ' Karma Choden ', phone: '17 61 42 08' };

test('a guest who wants to be named says who it is; a member and the nameless need not', () => {
  expect(missingIn({ ...emptyDonation, chosen: '' }, undefined)).toEqual([
    'purposeId',
    'amount',
    'donorName',
    'phone',
  ]);
  expect(missingIn({ ...donation, nameless: true }, undefined)).toEqual([]);
  expect(missingIn(donation, 'm')).toEqual([]);
  expect(missingIn({ ...guest, chosen: 'other', other: 'five' }, undefined)).toEqual(['amount']);
});

test('only what was said is sent', () => {
  expect(bodyOf(guest, undefined, 'Butter lamps')).toEqual({
    donorType: 'non_member',
    donorName: 'Karma Choden',
    phone: '17 61 42 08',
    email: null,
    purposeId: 'p',
    amount: '500',
  });
  expect(bodyOf({ ...guest, nameless: true }, undefined, '')).toEqual({
    donorType: 'anonymous',
    purposeId: 'p',
    amount: '500',
  });
  expect(bodyOf(guest, 'm', '')).toEqual({
    donorType: 'member',
    memberId: 'm',
    purposeId: 'p',
    amount: '500',
  });
});

test('names to be read out go with the purpose and their day; empty lines do not', () => {
  const nameless = { ...donation, nameless: true, deceased: 'Ap Dorji\n \n', readOn: '2026-12-01' };
  const names = [{ name: 'Ap Dorji', living: false }];
  expect(bodyOf({ ...nameless, ritualId: ownDay }, undefined, 'Lamps').dedication).toEqual({
    offering: 'Lamps',
    names,
    readOn: '2026-12-01',
  });
  // A day that was typed before another choice is not sent.
  expect(bodyOf(nameless, undefined, 'Lamps').dedication).toEqual({ offering: 'Lamps', names });
  const onADay = { ...nameless, ritualId: 'r', ritualDayId: 'd', living: 'Karma' };
  expect(bodyOf(onADay, undefined, 'Lamps').dedication).toEqual({
    offering: 'Lamps',
    names: [...names, { name: 'Karma', living: true }],
    ritualId: 'r',
    ritualDayId: 'd',
  });
});

test('a series is paid at once, the same for each of its days; who asked is told', () => {
  const weeks = {
    ...guest,
    series: 'seven_weeks' as const,
    startsOn: '2026-05-11',
    deceased: 'Ap Dorji',
    living: 'written before',
    notify: 'sms' as const,
  };
  expect(bodyOf(weeks, undefined, 'Lamps')).toMatchObject({
    amount: '3500.00',
    dedication: {
      names: [{ name: 'Ap Dorji', living: false }],
      series: 'seven_weeks',
      startsOn: '2026-05-11',
      notify: 'sms',
    },
  });
  expect(bodyOf({ ...weeks, nameless: true }, undefined, 'Lamps').dedication).not.toHaveProperty('notify');
  const monthly = { ...guest, series: 'monthly' as const, ritualId: 'r', living: 'Karma' };
  expect(bodyOf(monthly, undefined, 'Lamps').dedication).toMatchObject({ series: 'monthly', times: 12 });
});

test('another document than a CID is named, and keeps the spaces of its number; a message goes along', () => {
  const donation = {
    ...emptyDonation,
    purposeId: 'lamps',
    chosen: '100',
    donorName: 'Anna Weber',
    phone: '+49 170 1234567',
    identityType: 'passport',
    identityNumber: ' C01X  0006 ',
    message: ' For the roof. ',
  };
  expect(bodyOf(donation, undefined, 'Lamps')).toMatchObject({
    identityType: 'passport',
    identityNumber: 'C01X 0006',
    message: 'For the roof.',
  });
  const cid = { ...donation, identityType: 'cid', identityNumber: '114 1000 1234', message: ' ' };
  const body = bodyOf(cid, undefined, 'Lamps');
  expect(body).toMatchObject({ identityType: 'cid', identityNumber: '11410001234' });
  expect(body).not.toHaveProperty('message');
});
