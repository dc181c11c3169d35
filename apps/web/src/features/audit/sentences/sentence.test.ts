import type { AuditEntry } from '@kathok/contract';
import { expect, it } from 'vitest';
import { sentenceOf } from './sentence.ts';

const entry = (change: Partial<AuditEntry>): AuditEntry => ({
  id: 1,
  at: '2026-05-14T06:00:00Z',
  actorId: 'a',
  actorName: 'Karma Choden',
  action: 'update',
  entity: 'User',
  entityId: 'b',
  label: 'Tashi Dorji',
  before: null,
  after: null,
  reason: null,
  address: null,
  requestId: null,
  ...change,
});

it.each([
  [{ action: 'create' }, 'Karma Choden added the user Tashi Dorji'],
  [{ after: { role: 'Treasurer' } }, 'Karma Choden changed the role of Tashi Dorji'],
  [{ after: { status: 'disabled' } }, 'Karma Choden disabled Tashi Dorji'],
  [{ after: { status: 'active' } }, 'Karma Choden enabled Tashi Dorji'],
  [{ after: { status: 'active', name: 'T' } }, 'Karma Choden changed the account of Tashi Dorji'],
  [{ action: 'change_password' }, 'Karma Choden changed the password of Tashi Dorji'],
  [{ action: 'change_password', entityId: 'a' }, 'Karma Choden changed their own password'],
  [
    { entity: 'Role', label: 'Cashier', after: { permissions: [] } },
    'Karma Choden changed what the role Cashier may do',
  ],
  [
    { action: 'export', entity: 'Report', label: 'Annual financial report', after: { format: 'pdf' } },
    'Karma Choden exported the report Annual financial report',
  ],
  [
    { action: 'export', entity: 'Report', label: 'Annual financial report', after: { format: 'json' } },
    'Karma Choden opened the report Annual financial report',
  ],
  [
    { action: 'look_up', entity: 'Member', actorName: 'Visitor', label: null },
    'Visitor looked up a membership',
  ],
  [{ action: 'export', entity: 'Member', entityId: null, label: null }, 'Karma Choden exported the members'],
  [
    { action: 'export', entity: 'Member', label: null },
    'Karma Choden downloaded the personal data of a member',
  ],
  [
    { action: 'export', entity: 'Member', entityId: null, label: null, after: { format: 'print' } },
    'Karma Choden printed the list of members',
  ],
  [
    { action: 'export', entity: 'Member', entityId: null, label: null, after: { format: 'cards' } },
    'Karma Choden printed membership cards',
  ],
  [{ action: 'view', entity: 'Settings', label: null }, 'Karma Choden: Opened, Settings'],
  [{ action: 'weigh', entity: 'Butter', label: null }, 'Karma Choden: weigh, Butter'],
])('tells %o', (change, sentence) => {
  expect(sentenceOf(entry(change))).toBe(sentence);
});
