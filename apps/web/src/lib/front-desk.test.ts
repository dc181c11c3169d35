import type { Ability } from '@kathok/contract';
import { expect, it } from 'vitest';
import { isAtFrontDesk } from './front-desk.ts';

const desk: Ability = [
  { action: 'read', subject: 'Dashboard' },
  { action: 'create', subject: 'Member' },
  { action: 'create', subject: 'Donation' },
];

it('is somebody who receives people and decides on nothing', () => {
  expect(isAtFrontDesk(desk)).toBe(true);
  expect(isAtFrontDesk([...desk, { action: 'read', subject: 'Member' }])).toBe(true);
});

it('is nobody who decides on payments, reads reports or does everything', () => {
  expect(isAtFrontDesk([...desk, { action: 'update', subject: 'Donation' }])).toBe(false);
  expect(isAtFrontDesk([...desk, { action: 'read', subject: 'Report' }])).toBe(false);
  expect(isAtFrontDesk([{ action: 'manage', subject: 'all' }])).toBe(false);
  expect(isAtFrontDesk(desk.slice(0, 2))).toBe(false);
});
