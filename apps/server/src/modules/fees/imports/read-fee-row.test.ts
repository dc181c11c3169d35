import { expect, test } from 'vitest';
import { readFeeRow } from './read-fee-row.ts';

const frequencies = [
  { id: 'yearly', name: 'Yearly', months: 12 },
  { id: 'lifetime', name: 'Lifetime', months: 0 },
];
const lookups = {
  today: '2026-11-15',
  frequency: (word: string) => frequencies.find(({ name }) => name.toLowerCase() === word.toLowerCase()),
};

const read = (values: Record<string, string>) => {
  const cells = {
    membershipCode: 'KM-0000018',
    paidOn: '25/02/2019',
    amount: '1200',
    method: 'cash',
    ...values,
  };
  return readFeeRow(new Map(Object.entries(cells).filter(([, text]) => text !== '')), lookups);
};
const problemsOf = (values: Record<string, string>) => read(values).problems.map(({ cause }) => cause);

test('what the book leaves out is left to the register', () => {
  expect(read({}).row).toEqual({
    sought: { membershipCode: 'KM-0000018', identityNumber: null, name: null },
    kind: 'renewal',
    frequencyId: null,
    periods: null,
    from: null,
    to: null,
    payment: {
      amount: 120_000,
      currency: 'BTN',
      method: 'cash',
      paidOn: '2019-02-25',
      bank: null,
      journalNumber: null,
      oldNumber: null,
      remarks: null,
    },
  });
});

test.each([
  ['1,500.00', 150_000],
  ['1,00,000', 10_000_000],
  ['༡༥༠༠', 150_000],
  ['1500.0', 150_000],
])('%s is a sum', (text, minor) => {
  expect(read({ amount: text }).row?.payment.amount).toBe(minor);
});

test.each(['-1', '0', '0.30000000000000004', '1e21', 'NaN', '99999999999.99', '10.005', '1,5', 'Nu 500'])(
  '%s is no sum',
  (text) => {
    expect(problemsOf({ amount: text })).toEqual(['amount']);
  },
);

test.each([
  [{ method: 'mBoB' }, { payment: { method: 'mobile_transfer' } }],
  [{ method: 'Bank deposit' }, { payment: { method: 'bank_deposit' } }],
  [{ kind: 'Registration' }, { kind: 'registration' }],
  [
    { paymentFrequency: 'yearly', periods: '3' },
    { frequencyId: 'yearly', periods: 3 },
  ],
  [
    { periodFrom: '1/1/2020', periodTo: '31/12/2020' },
    { from: '2020-01-01', to: '2020-12-31' },
  ],
  [{ periodTo: 'Life' }, { to: 'life' }],
  [{ membershipCode: '', identityNumber: '1410001234' }, { sought: { identityNumber: '01410001234' } }],
  [{ membershipCode: 'km 0000018' }, { sought: { membershipCode: 'KM-0000018' } }],
])('%j is understood', (values, row) => {
  expect(read(values).row).toMatchObject(row);
});

test.each([
  [{ membershipCode: '' }, 'required'],
  [{ membershipCode: 'KM-0000019' }, 'unknownMember'],
  [{ membershipCode: '', identityNumber: '123' }, 'cid'],
  [{ membershipCode: '', identityNumber: '1.14E+10' }, 'cutOff'],
  [{ kind: 'constructor' }, 'kind'],
  [{ paymentFrequency: 'sometimes' }, 'paymentFrequency'],
  [{ periods: '11' }, 'periods'],
  [{ paymentFrequency: 'Lifetime', periods: '2' }, 'periods'],
  [{ periodTo: '31/12/2020' }, 'period'],
  [{ periodFrom: '01/01/2021', periodTo: '31/12/2020' }, 'dateOrder'],
  [{ paidOn: '16/11/2026' }, 'future'],
  [{ paidOn: '31/02/2020' }, 'date'],
  [{ method: '__proto__' }, 'method'],
  [{ currency: 'Nu.' }, 'currency'],
  [{ journalNumber: '2.5E+12' }, 'cutOff'],
  [{ oldReceiptNumber: 'KM/H/000001' }, 'oldReceiptNumber'],
])('%j is refused: %s', (values, cause) => {
  expect(problemsOf(values)).toEqual([cause]);
});
