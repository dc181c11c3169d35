import { expect, test } from 'vitest';
import { requireUnused } from './usage.ts';

test('what nothing uses may go', () => {
  expect(() => requireUnused('Nepal', { members: 0, people: 0 })).not.toThrow();
});

test('what is in use stays, and says what uses it', () => {
  expect(() => requireUnused('Yearly', { members: 1204, membershipTypes: 1, fees: 0 })).toThrow(
    expect.objectContaining({
      code: 'in_use',
      message: '“Yearly” is in use: 1,204 members, 1 membership type.',
      details: expect.objectContaining({ counts: { members: 1204, membershipTypes: 1 } }),
    }),
  );
});
