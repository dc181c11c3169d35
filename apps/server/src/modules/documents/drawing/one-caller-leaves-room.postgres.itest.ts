import { expect, test } from 'vitest';
import { blankPaper } from '../../../testing/blank-paper.ts';
import { startOffice } from '../../../testing/office.ts';
import { drawContent } from './draw-content.ts';
import { takePlace } from './draw-paper.ts';

const { app, desk } = await startOffice();

test('of six papers that a visitor wants at once four are drawn, and later ones again', async () => {
  const visitor = { actor: null, address: '103.133.216.7' };
  const drawn = await Promise.allSettled(
    Array.from({ length: 6 }, () => drawContent(visitor, blankPaper, [])),
  );
  expect(drawn.map(({ status }) => status)).toEqual([
    ...Array<string>(4).fill('fulfilled'),
    ...Array<string>(2).fill('rejected'),
  ]);
  expect((await drawContent(visitor, blankPaper, [])).length).toBeGreaterThan(0);
});

test('a member who has four papers under way is told to wait, and the office gets the same card', async () => {
  const { id } = await desk.member();
  const { id: userId } = app.account('Member');
  await app.db.updateTable('users').set({ memberId: id }).where('id', '=', userId).execute();
  const own = await app.signIn('Member');
  const card = (token: string) =>
    app.inject({ url: `/api/member/${id}/card.pdf`, headers: { authorization: `Bearer ${token}` } });

  const caller = { actor: { id: userId, roleType: 'user' as const }, address: null };
  const places = await Promise.all(Array.from({ length: 4 }, () => takePlace(caller)));
  const refused = await card(own);
  expect(refused).toMatchObject({ statusCode: 503, headers: { 'retry-after': '5' } });
  expect(refused.json()).toMatchObject({ code: 'unavailable' });
  const staff = await Promise.all(Array.from({ length: 6 }, () => card(desk.token)));
  expect(staff.map(({ statusCode }) => statusCode)).toEqual(staff.map(() => 200));
  for (const giveBack of places) giveBack();
  expect((await card(own)).statusCode).toBe(200);
});
