import { expect, it } from 'vitest';
import { statementOf } from './statement.ts';

const yes = {
  pgMeTrnRefNo: '202601150000001',
  orderId: 'A1',
  trnAmt: '100000',
  responseCode: '00',
  statusCode: 'S',
};

it.each([
  ['paid', {}],
  ['paid', { responseCode: '' }],
  ['unknown', { responseCode: '51' }],
  ['unknown', { pgMeTrnRefNo: '' }],
  ['unknown', { statusDesc: 'Transaction refunded' }],
  ['unknown', { statusCode: 'P' }],
  ['unknown', { statusCode: '' }],
  ['unknown', { statusCode: 's' }],
  ['failed', { statusCode: 'F', responseCode: '51', statusDesc: 'Insufficient funds' }],
  ['failed', { statusCode: 'F', responseCode: '00' }],
  ['cancelled', { statusCode: 'F', statusDesc: 'Transaction cancelled by user' }],
  ['absent', { statusCode: 'F', pgMeTrnRefNo: '', statusDesc: 'Order not found' }],
] as const)('is %s with %j', (outcome, change) => {
  expect(statementOf({ ...yes, ...change }).outcome).toBe(outcome);
});

it.each([
  [true, { statusDesc: 'Transaction refunded' }],
  [true, { statusDesc: 'Cancelled' }],
  [true, { statusCode: 'F', statusDesc: 'Reversed' }],
  [true, { statusCode: 'F', statusDesc: 'Transaction cancelled by merchant' }],
  [false, { statusDesc: 'Transaction Successful' }],
  [false, { statusDesc: 'Transaction not refunded' }],
  [false, { statusCode: 'F', statusDesc: 'Transaction cancelled by user' }],
  [false, { statusCode: 'P', statusDesc: 'To be refunded' }],
  [false, { pgMeTrnRefNo: '', statusDesc: 'Refunded' }],
] as const)('that money went back is %s with %j', (isSentBack, change) => {
  expect(statementOf({ ...yes, ...change }).isSentBack).toBe(isSentBack);
});

it('names the day that the bank states, or none', () => {
  expect(statementOf({ ...yes, trnReqDate: '2026-12-31 23:58:00' }).bankDay).toBe('2026-12-31');
  expect(statementOf(yes).bankDay).toBeNull();
});

it.each(['', '1e5', '-100', '100.00', ' 100', '0x64', '9'.repeat(20)])(
  'reads no amount from "%s"',
  (trnAmt) => {
    expect(statementOf({ ...yes, trnAmt }).amountMinor).toBeNull();
  },
);

it('keeps no card number, but the gateway’s own ones', () => {
  const { raw } = statementOf({
    ...yes,
    rrn: '601512345678',
    statusDesc: 'Card 4111111111111111 declined',
    addField10: '{"card":"5555555555554444","scheme":"MC"}',
  });
  expect(raw).toMatchObject({
    pgMeTrnRefNo: '202601150000001',
    rrn: '601512345678',
    statusDesc: 'Card ****1111 declined',
    addField10: '{"card":"****4444","scheme":"MC"}',
  });
});
