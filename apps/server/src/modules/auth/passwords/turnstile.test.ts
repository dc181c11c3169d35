import { expect, it } from 'vitest';
import { turnstile } from './turnstile.ts';

it('lets only so many through at once, in order, and sends away who finds no room', async () => {
  const pass = turnstile(2, 3);
  let inside = 0;
  let most = 0;
  const order: number[] = [];
  const visit = (visitor: number) =>
    pass(async () => {
      inside += 1;
      most = Math.max(most, inside);
      await Promise.resolve();
      order.push(visitor);
      inside -= 1;
    });
  const visits = await Promise.allSettled([1, 2, 3, 4, 5, 6].map(visit));
  expect(most).toBe(2);
  expect(order).toEqual([1, 2, 3, 4, 5]);
  expect(visits[5]).toMatchObject({ status: 'rejected', reason: { code: 'unavailable' } });
});

it('frees the place of one who stumbles', async () => {
  const pass = turnstile(1, 1);
  await expect(pass(() => Promise.reject(new Error('stumbled')))).rejects.toThrow('stumbled');
  expect(await pass(() => Promise.resolve('through'))).toBe('through');
});
