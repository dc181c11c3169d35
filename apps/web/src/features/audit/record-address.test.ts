import type { AuditEntry } from '@kathok/contract';
import { expect, test } from 'vitest';
import { addressOf } from './record-address.ts';

const entry = (values: Partial<AuditEntry>) =>
  ({ action: 'create', entityId: 'one', ...values }) as AuditEntry;

test('an entry leads to its record, unless there is no page or the record is gone', () => {
  expect(addressOf(entry({ entity: 'Donation' }))).toBe('/donation/list/view/one');
  expect(addressOf(entry({ entity: 'BankStatement' }))).toBe('/reconciliation/one');
  expect(addressOf(entry({ entity: 'Donation', action: 'remove' }))).toBeNull();
  expect(addressOf(entry({ entity: 'Report' }))).toBeNull();
  expect(addressOf(entry({ entity: 'Member', action: 'export', entityId: null }))).toBeNull();
  expect(addressOf(entry({ entity: 'Settings', entityId: null }))).toBe('/settings');
});
