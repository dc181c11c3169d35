import { expect, it } from 'vitest';
import { inOrder } from './in-order.ts';

const [members, donations, fees] = ['members', 'donations', 'fees'].map((searcher) => ({ searcher }));
const asked = ['members', 'donations', 'fees'];

it('shows a result only after everything that stands before it has come', () => {
  expect(inOrder(asked, [])).toEqual([]);
  expect(inOrder(asked, [fees!])).toEqual([]);
  expect(inOrder(asked, [fees!, members!])).toEqual([members]);
  expect(inOrder(asked, [fees!, members!, donations!])).toEqual([members, donations, fees]);
});
