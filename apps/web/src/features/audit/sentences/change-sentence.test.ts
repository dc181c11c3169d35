import type { AuditEntry } from '@kathok/contract';
import { expect, test } from 'vitest';
import { changeSentence } from './change-sentence.ts';

const about = { name: 'Kinley Wangmo', matter: 'Butter lamps', amount: '540.00', currency: 'BTN' };
const entry = (values: Partial<AuditEntry>) =>
  ({
    actorId: null,
    actorName: 'Visitor',
    action: 'send_slip',
    entity: 'Donation',
    label: 'D-0000012',
    ...values,
  }) as AuditEntry;

test('what a payer did is told with the payer, what for and how much', () => {
  expect(changeSentence({ ...entry({}), about })).toBe('Kinley Wangmo sent a slip for Butter lamps, Nu. 540');
});

test('what staff did is told with both', () => {
  const approved = entry({ actorId: 'one', actorName: 'Dechen', action: 'approve' });
  expect(changeSentence({ ...approved, about })).toBe(
    'Dechen approved Nu. 540 from Kinley Wangmo for Butter lamps',
  );
});

test('everything else is told as in the audit', () => {
  expect(changeSentence({ ...entry({ action: 'card_paid' }), about: null })).toContain('D-0000012');
  expect(changeSentence({ ...entry({ action: 'export', actorName: 'Dechen', actorId: 'one' }), about })).toBe(
    'Dechen exported the donations',
  );
});
