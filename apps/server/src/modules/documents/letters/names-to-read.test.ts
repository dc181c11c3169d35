import { expect, test } from 'vitest';
import { namesToRead } from './names-to-read.ts';

type Dedication = Parameters<typeof namesToRead>[0][number];

const given = (offering: string, names: string[], more: Partial<Dedication> = {}): Dedication => ({
  offering,
  names: names.map((name) => ({ name, living: true })),
  readOn: '2026-11-20',
  donationId: 'd',
  donationNumber: 'D-1',
  donorName: 'Pema',
  isAnonymous: false,
  paymentStatus: 'paid',
  purpose: 'Butter lamps',
  isSimulated: false,
  ...more,
});
const once = { count: 1, isUnchecked: false, isSimulated: false };

test('an offering stands once with the names of all who gave it, and a name given twice is read twice', () => {
  const [day] = namesToRead([
    given('108 butter lamps', ['Aum Zam', 'Ap Dorji']),
    given('Tshok', ['Aum Zam']),
    given('108 Butter Lamps ', ['aum zam', 'Karma']),
  ]);
  expect(day?.living).toEqual([
    {
      offering: '108 butter lamps',
      names: [
        { ...once, name: 'Aum Zam', count: 2 },
        { ...once, name: 'Ap Dorji' },
        { ...once, name: 'Karma' },
      ],
    },
    { offering: 'Tshok', names: [{ ...once, name: 'Aum Zam' }] },
  ]);
});

test('the living and the deceased stand apart, and each day by itself', () => {
  const names = [
    { name: 'Ap Dorji', living: false },
    { name: 'Aum Zam', living: true },
  ];
  const days = namesToRead([given('Lamps', [], { names }), given('Lamps', ['Karma'], { readOn: null })]);
  expect(days.map(({ readOn }) => readOn)).toEqual(['2026-11-20', null]);
  expect(days[0]?.deceased).toEqual([{ offering: 'Lamps', names: [{ ...once, name: 'Ap Dorji' }] }]);
  expect(days[0]?.living).toEqual([{ offering: 'Lamps', names: [{ ...once, name: 'Aum Zam' }] }]);
  expect(days[1]?.deceased).toEqual([]);
});

const marked = (dedications: Dedication[]) => namesToRead(dedications)[0]?.living[0]?.names[0];

test('a name whose payment is still being checked says so, until one of its payments has come', () => {
  const waiting = given('Lamps', ['Karma'], { paymentStatus: 'pending' });
  expect(marked([waiting])).toMatchObject({ isUnchecked: true });
  expect(marked([waiting, given('Lamps', ['Karma'])])).toMatchObject({ isUnchecked: false, count: 2 });
});
