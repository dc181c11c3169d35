import { cardPayments, start, startCalls } from '@kathok/contract';
import { expect, test } from 'vitest';
import { startAppForFile } from './testing/office.ts';

const app = await startAppForFile();

test('an administrator gets every answer, each as its own call gives it', async () => {
  const token = await app.signIn('Administrator');
  const { user, answers } = await app.call(start.get, {}, token);
  expect(user.ability).toContainEqual({ action: 'manage', subject: 'all' });
  expect(answers.map(({ path, input }) => ({ path, input }))).toEqual(startCalls);
  const desk = await app.call(cardPayments.desk, {}, token);
  expect(answers.find(({ path }) => path === cardPayments.desk.path)?.answer).toEqual(desk);
});

test('nobody learns from it what they may not ask for', async () => {
  const token = await app.signIn('Member');
  const { answers } = await app.call(start.get, {}, token);
  expect(answers.map(({ path }) => path)).not.toContain('/payments/waiting');
  expect(answers.map(({ path }) => path)).not.toContain('/member/claims');
  expect(answers.length).toBeGreaterThan(0);
  expect(await app.send(start.get, {}, {})).toMatchObject({ status: 401 });
});
