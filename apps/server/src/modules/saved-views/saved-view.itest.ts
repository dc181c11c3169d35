import { type ListWithViews, listsWithViews, savedViews } from '@kathok/contract';
import { expect, test } from 'vitest';
import { startAppForFile } from '../../testing/office.ts';

const app = await startAppForFile();
const officer = await app.signIn('Membership officer');
const treasurer = await app.signIn('Treasurer');

const filters = { dzongkhag: 'Paro', status: 'active' };
const create = (name: string, list: ListWithViews = 'members', token = officer) =>
  app.call(savedViews.create, { body: { list, name, filters } }, token);
const names = async (list: ListWithViews = 'members', token = officer) =>
  (await app.call(savedViews.all, { query: { list } }, token)).map(({ name }) => name);

test('a view is kept, renamed, given other filters and forgotten', async () => {
  const view = await create('Paro');
  expect(view).toMatchObject({ list: 'members', name: 'Paro', filters });
  const params = { id: view.id };
  const changed = await app.call(savedViews.update, { params, body: { name: 'Haa' } }, officer);
  expect(changed).toEqual({ ...view, name: 'Haa' });
  const body = { filters: { dzongkhag: 'Haa' } };
  expect(await app.call(savedViews.update, { params, body }, officer)).toEqual({ ...changed, ...body });
  expect(await names()).toEqual(['Haa']);
  await app.call(savedViews.remove, { params }, officer);
  expect(await names()).toEqual([]);
});

test('each list and each person has their own', async () => {
  const { id } = await create('Mine');
  await create('Mine', 'donations');
  await create('Theirs', 'members', treasurer);
  expect([await names(), await names('donations'), await names('members', treasurer)]).toEqual([
    ['Mine'],
    ['Mine'],
    ['Theirs'],
  ]);
  const params = { id };
  const foreign = { token: treasurer };
  expect(await app.send(savedViews.remove, { params }, foreign)).toMatchObject({ status: 404 });
  expect(await app.send(savedViews.update, { params, body: { name: 'Taken' } }, foreign)).toMatchObject({
    status: 404,
  });
  expect(await names()).toEqual(['Mine']);
});

test('a name is given once, whatever its case; the other list is another matter', async () => {
  await create('Twice');
  const again = await app.send(
    savedViews.create,
    { body: { list: 'members', name: 'TWICE', filters } },
    { token: officer },
  );
  expect(again).toMatchObject({ status: 422, body: { errors: [{ property: 'name' }] } });
});

test.each<object>([
  { list: '../members', name: 'x', filters },
  { list: 'another-list', name: 'x', filters },
  { list: 'members', name: ' ', filters },
  { list: 'members', name: 'x', filters: { 'a b': '1' } },
  { list: 'members', name: 'x', filters: { status: 'x'.repeat(201) } },
  { list: 'members', name: 'x', filters: { status: 3 } },
])('%j is refused', async (body) => {
  const answer = await app.send(savedViews.create, { body: body as never }, { token: officer });
  expect(answer).toMatchObject({ status: 422 });
});

test.each(listsWithViews)('the list %s has room for a view', async (list) => {
  expect(await create('For each list', list, treasurer)).toMatchObject({ list });
});

test('there is an end to how many fit beside each other', async () => {
  const auditor = await app.signIn('Auditor');
  for (let number = 1; number <= 12; number += 1) await create(`View ${number}`, 'members', auditor);
  await expect(create('One more', 'members', auditor)).rejects.toMatchObject({ status: 422 });
});

test('of 20 views that are added at once only as many are kept as fit', async () => {
  const administrator = await app.signIn('Administrator');
  await app.listen();
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, number) =>
      app.send(
        savedViews.create,
        { body: { list: 'members', name: `At once ${number}`, filters } },
        { token: administrator },
      ),
    ),
  );
  expect(answers.filter(({ status }) => status === 201 || status === 200)).toHaveLength(12);
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(8);
  expect(await names('members', administrator)).toHaveLength(12);
});
