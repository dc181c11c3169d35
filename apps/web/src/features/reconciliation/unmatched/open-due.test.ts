import { expect, test } from 'vitest';
import { beyondFee, suggestedDue } from './open-due.ts';

const fee = suggestedDue({
  kind: 'fee',
  by: 'name',
  feeId: 'f',
  name: 'Sonam Zangmo',
  membershipCode: 'KM-0000018',
  membershipType: 'General',
  balance: '1200.00',
})!;

test('what comes in beyond a fee has to go somewhere, and a donation is whatever was given', () => {
  expect(beyondFee('1250.00', fee)).toBe('50.00');
  expect(beyondFee('1200.00', fee)).toBeNull();
  expect(beyondFee('1000.00', fee)).toBeNull();
  expect(beyondFee('1250.00', { ...fee, dueKind: 'donation' })).toBeNull();
});
