import { expect, test } from 'vitest';
import { readDonationRow } from './read-donation-row.ts';

const rituals = [{ id: 'saga', name: 'Saga Dawa' }];
const purposes = [{ id: 'lamps', name: 'Butter lamps', isTaxDeductible: true }];

const read = (values: Record<string, string>) => {
  const donation = {
    donorName: 'Pema Lhamo',
    purpose: 'butter LAMPS',
    donatedOn: '25/02/2019',
    amount: '500',
    method: 'cash',
  };
  const cells = Object.entries({ ...donation, ...values }).filter(([, text]) => text !== '');
  return readDonationRow(new Map(cells), { today: '2026-11-15', purposes, rituals });
};
const problemsOf = (values: Record<string, string>) => read(values).problems.map(({ cause }) => cause);

test.each([
  [{}, { sought: { name: 'Pema Lhamo' }, isAnonymous: false, purpose: { id: 'lamps' }, dedication: null }],
  [{ donorName: 'Anonymous' }, { sought: { name: null }, isAnonymous: true }],
  [
    { donorName: '', anonymous: 'yes' },
    { sought: { name: null }, isAnonymous: true },
  ],
  [{ anonymous: 'yes' }, { sought: { name: 'Pema Lhamo' }, isAnonymous: true }],
  [
    { phone: '17123456', email: 'Pema@Example.bt' },
    { details: { phone: '+97517123456', email: 'pema@example.bt' } },
  ],
  [{ donorName: '', identityNumber: '11410001234' }, { sought: { identityNumber: '11410001234' } }],
])('%j is understood', (values, row) => {
  expect(read(values).row).toMatchObject(row);
});

test('names are read separated by semicolons, and who has died is told apart', () => {
  const { row } = read({ names: 'Tashi ; Late Dorji; Kinley (deceased);; Latesh', readOn: '01/12/2026' });
  expect(row?.dedication).toEqual({
    offering: 'Butter lamps',
    names: [
      { name: 'Tashi', living: true },
      { name: 'Dorji', living: false },
      { name: 'Kinley', living: false },
      { name: 'Latesh', living: true },
    ],
    readOn: '2026-12-01',
  });
});

test.each([
  [{ donorName: '' }, 'donor'],
  [{ donorName: 'x'.repeat(201) }, 'donorName'],
  [{ purpose: '' }, 'required'],
  [{ purpose: 'Golden roof' }, 'purpose'],
  [{ anonymous: 'perhaps' }, 'anonymous'],
  [{ email: 'nowhere' }, 'email'],
  [{ phone: '12' }, 'phone'],
  [{ identityNumber: 'A' }, 'identityNumber'],
  [{ names: Array(109).fill('Tashi').join(';') }, 'names'],
  [{ donatedOn: '16/11/2026' }, 'future'],
  [{ message: 'x'.repeat(1001) }, 'message'],
])('%j is refused: %s', (values, cause) => {
  expect(problemsOf(values)).toEqual([cause]);
});

test('a ritual is found by its name, and needs a day', () => {
  const { row } = read({ names: 'Tashi', ritual: 'saga dawa', readOn: '31/05/2026' });
  expect(row?.dedication).toMatchObject({ ritualId: 'saga', readOn: '2026-05-31' });
  expect(problemsOf({ names: 'Tashi', ritual: 'Saga Dawa' })).toEqual(['required']);
  expect(problemsOf({ names: 'Tashi', ritual: 'Another', readOn: '31/05/2026' })).toEqual(['ritual']);
});
